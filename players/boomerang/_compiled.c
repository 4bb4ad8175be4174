/* The hot parts of Boomerang's search: what placements lead to, and ends played out to the last piece.

   Everything here is also written in Python (evaluation.py, state.py, endgame.py), which is the reference: both
   find the same. compiled.py is what the rest of the project knows of it; all sizes are checked here.

   A state is packed into bytes: who is to move, how many pieces of each kind either side has left, and for each
   piece on the board twice its placement, plus one if it shows the second side's colour, in ascending order. */

#define SOURCE "80b8127b1c1b9cc3" /* what all other lines of this file hash to; a test says it */

#define Py_LIMITED_API 0x030B0000
#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum {
    MOST_PLACEMENTS = 2048,
    MOST_KINDS = 16,
    MOST_PIECES = 32,
    MOST_CELLS = 128,
    COVERED = 8,       /* cells of a piece, at most */
    AROUND = 20,       /* cells beside a piece, at most */
    COUNTED_WORDS = 5, /* for placements that are counted, one bit each */
    STEPS = 2048,
    SCALARS = 3,
    MOST_FEATURES = 256,
    LEFT_WORDS = 2, /* for placements that are left in an end, one bit each */
    MOST_LEFT = 64 * LEFT_WORDS,
};

/* Processors that can count bits do so; it is found out when the module is loaded. */
#if defined(__x86_64__) && defined(__gnu_linux__) && defined(__GNUC__)
#define FAST __attribute__((target_clones("popcnt", "default")))
#else
#define FAST
#endif

#if defined(__GNUC__)
#define ALWAYS_INLINE static inline __attribute__((always_inline))
#define COUNT_BITS(x) __builtin_popcountll(x)
#define LOWEST_BIT(x) __builtin_ctzll(x)
#else
#define ALWAYS_INLINE static inline
static int COUNT_BITS(uint64_t x)
{
    x = x - ((x >> 1) & 0x5555555555555555u);
    x = (x & 0x3333333333333333u) + ((x >> 2) & 0x3333333333333333u);
    return (int)((((x + (x >> 4)) & 0x0f0f0f0f0f0f0f0fu) * 0x0101010101010101u) >> 56);
}
static int LOWEST_BIT(uint64_t x) { return COUNT_BITS((x & (0 - x)) - 1); }
#endif

typedef struct {
    uint64_t low, high;
} Cells;

typedef struct {
    Cells covers, around;
    uint8_t kind, size;
    uint8_t covered_count, around_count;
    uint8_t covered_cells[COVERED], around_cells[AROUND];
} Placement;

static struct {
    int placements, kinds, counted;
    int pieces;                        /* of both sides */
    int returns, rooms, sizes;         /* how many steps there are, and sizes of pieces */
    int openness, rack_at, scalars_at; /* where features begin */
    Placement placement[MOST_PLACEMENTS];
    uint8_t rack[MOST_KINDS], kind_size[MOST_KINDS];
    uint8_t threat_step[STEPS], return_step[STEPS], room_step[STEPS];
} known;

typedef struct {
    int mover, pieces;
    uint8_t rack[2][MOST_KINDS];
    uint16_t lying[MOST_PIECES];
    uint8_t colour[MOST_PIECES];
} State;

ALWAYS_INLINE int meets(Cells one, Cells other) { return ((one.low & other.low) | (one.high & other.high)) != 0; }

ALWAYS_INLINE void add(Cells *to, Cells more)
{
    to->low |= more.low;
    to->high |= more.high;
}

ALWAYS_INLINE int has_cell(Cells cells, int cell)
{
    return (int)((cell < 64 ? cells.low >> cell : cells.high >> (cell - 64)) & 1);
}

/* What is known of the placements */

static int fail(const char *what)
{
    PyErr_SetString(PyExc_ValueError, what);
    return -1;
}

static int list_cells(Cells cells, uint8_t *list, int most)
{
    int count = 0;
    for (int cell = 0; cell < MOST_CELLS; cell++)
        if (has_cell(cells, cell)) {
            if (count == most)
                return fail("a piece is too large");
            list[count++] = (uint8_t)cell;
        }
    return count;
}

static int prepare_placement(Placement *each, int kind, const uint64_t *covers, const uint64_t *around)
{
    each->covers = (Cells){covers[0], covers[1]};
    each->around = (Cells){around[0], around[1]};
    int covered = list_cells(each->covers, each->covered_cells, COVERED);
    int beside = list_cells(each->around, each->around_cells, AROUND);
    if (covered < 0 || beside < 0)
        return -1;
    if (kind >= known.kinds || covered == 0 || covered > known.sizes)
        return fail("a placement of no piece");
    each->kind = (uint8_t)kind;
    each->covered_count = each->size = known.kind_size[kind] = (uint8_t)covered;
    each->around_count = (uint8_t)beside;
    return 0;
}

static int prepare_steps(uint8_t *steps, const char *given, Py_ssize_t length, int count)
{
    if (length != STEPS)
        return fail("a table of steps has another length");
    memcpy(steps, given, STEPS);
    for (int at = 0; at < STEPS; at++)
        if (steps[at] >= count)
            return fail("a step too many");
    return 0;
}

static int prepare_placements(const char *kind, const char *covers, const char *around, int placements)
{
    for (int at = 0; at < placements; at++) {
        uint64_t cells[4];
        memcpy(cells, covers + 16 * at, 16);
        memcpy(cells + 2, around + 16 * at, 16);
        if (prepare_placement(&known.placement[at], (uint8_t)kind[at], cells, cells + 2) < 0)
            return -1;
    }
    known.placements = placements;
    return 0;
}

static PyObject *prepare(PyObject *module, PyObject *args)
{
    const char *kind, *covers, *around, *rack, *threat, *turn_back, *room;
    Py_ssize_t kinds, cover_bytes, around_bytes, placements, threats, returns, rooms;
    int threat_steps;
    known.placements = known.pieces = 0;
    if (!PyArg_ParseTuple(args, "y#y#y#y#i(y#y#y#)(iiii):prepare", &rack, &kinds, &kind, &placements, &covers,
                          &cover_bytes, &around, &around_bytes, &known.counted, &threat, &threats, &turn_back,
                          &returns, &room, &rooms, &threat_steps, &known.returns, &known.rooms, &known.sizes))
        return NULL;
    known.openness = threat_steps * known.returns;
    known.rack_at = 2 * known.openness;
    known.scalars_at = known.rack_at + 2 * known.sizes * known.rooms;
    known.kinds = (int)kinds;
    if (kinds > MOST_KINDS || placements > MOST_PLACEMENTS || cover_bytes != 16 * placements ||
        around_bytes != cover_bytes || known.counted < 1 || known.counted > 64 * COUNTED_WORDS ||
        placements + placements / known.counted >= STEPS || known.scalars_at + SCALARS > MOST_FEATURES)
        return fail("not a board that this was made for"), NULL;
    for (int at = 0; at < kinds; at++)
        known.pieces += 2 * (known.rack[at] = (uint8_t)rack[at]);
    if (known.pieces > MOST_PIECES)
        return fail("too many pieces"), NULL;
    if (prepare_steps(known.threat_step, threat, threats, threat_steps) < 0 ||
        prepare_steps(known.return_step, turn_back, returns, known.returns) < 0 ||
        prepare_steps(known.room_step, room, rooms, known.rooms) < 0 ||
        prepare_placements(kind, covers, around, (int)placements) < 0)
        return NULL;
    Py_RETURN_NONE;
}

/* States */

static int unpack(State *state, const char *packed, Py_ssize_t length)
{
    Py_ssize_t racks = 1 + 2 * known.kinds, board = length - racks;
    if (!known.placements || board < 0 || board % 2 || board / 2 > known.pieces)
        return fail("not a packed state");
    state->mover = (uint8_t)packed[0];
    state->pieces = (int)(board / 2);
    for (int side = 0; side < 2; side++)
        memcpy(state->rack[side], packed + 1 + side * known.kinds, (size_t)known.kinds);
    for (int at = 0; at < known.kinds; at++)
        if (state->rack[0][at] > known.rack[at] || state->rack[1][at] > known.rack[at])
            return fail("too many pieces in a rack");
    if (state->mover > 1)
        return fail("no such side");
    for (int at = 0; at < state->pieces; at++) {
        uint16_t piece;
        memcpy(&piece, packed + racks + 2 * at, 2);
        state->lying[at] = piece / 2;
        state->colour[at] = piece % 2;
        if (state->lying[at] >= known.placements)
            return fail("no such placement");
    }
    return 0;
}

static PyObject *pack(const State *state)
{
    char packed[1 + 2 * MOST_KINDS + 2 * MOST_PIECES], *to = packed;
    *to++ = (char)state->mover;
    for (int side = 0; side < 2; side++, to += known.kinds)
        memcpy(to, state->rack[side], (size_t)known.kinds);
    for (int at = 0; at < state->pieces; at++, to += 2) {
        uint16_t piece = (uint16_t)(2 * state->lying[at] + state->colour[at]);
        memcpy(to, &piece, 2);
    }
    return PyBytes_FromStringAndSize(packed, to - packed);
}

ALWAYS_INLINE Cells occupied(const State *state)
{
    Cells cells = {0, 0};
    for (int at = 0; at < state->pieces; at++)
        add(&cells, known.placement[state->lying[at]].covers);
    return cells;
}

static PyObject *put_down(PyObject *module, PyObject *args)
{
    const char *packed;
    Py_ssize_t length;
    int number;
    State state;
    if (!PyArg_ParseTuple(args, "y#i:put_down", &packed, &length, &number) || unpack(&state, packed, length) < 0)
        return NULL;
    if (number < 0 || number >= known.placements || state.pieces == known.pieces ||
        !state.rack[state.mover][known.placement[number].kind] ||
        meets(known.placement[number].covers, occupied(&state)))
        return fail("it cannot be put down there"), NULL;
    const Placement *placed = &known.placement[number];
    state.rack[state.mover][placed->kind]--;
    int at = state.pieces++;
    for (int other = 0; other < at; other++)
        if (meets(placed->around, known.placement[state.lying[other]].covers))
            state.colour[other] = (uint8_t)state.mover;
    for (; at > 0 && state.lying[at - 1] > number; at--) {
        state.lying[at] = state.lying[at - 1];
        state.colour[at] = state.colour[at - 1];
    }
    state.lying[at] = (uint16_t)number;
    state.colour[at] = (uint8_t)state.mover;
    state.mover = 1 - state.mover;
    return pack(&state);
}

/* The placements with room for a piece that is still in a rack: of both sides. */
static int list_left(const State *state, uint16_t *left)
{
    Cells taken = occupied(state);
    int count = 0;
    for (int at = 0; at < known.placements; at++) {
        const Placement *each = &known.placement[at];
        if ((state->rack[0][each->kind] | state->rack[1][each->kind]) && !meets(each->covers, taken))
            left[count++] = (uint16_t)at;
    }
    return count;
}

static PyObject *count_left(PyObject *module, PyObject *args)
{
    const char *packed;
    Py_ssize_t length;
    State state;
    uint16_t left[MOST_PLACEMENTS];
    if (!PyArg_ParseTuple(args, "y#:count_left", &packed, &length) || unpack(&state, packed, length) < 0)
        return NULL;
    return PyLong_FromLong(list_left(&state, left));
}

static int lead_of(const State *state, int side)
{
    int lead = 0;
    for (int at = 0; at < state->pieces; at++) {
        int size = known.placement[state->lying[at]].size;
        lead += state->colour[at] == side ? size : -size;
    }
    for (int at = 0; at < known.kinds; at++)
        lead += known.kind_size[at] * (state->rack[1 - side][at] - state->rack[side][at]);
    return lead;
}

/* What placements lead to */

typedef struct {
    uint64_t word[COUNTED_WORDS];
} Counted; /* a set of the placements that are counted */

typedef struct {
    int every; /* so many placements each of them stands for */
    Counted covering[MOST_CELLS], touching[MOST_PIECES], of_kind[MOST_KINDS];
} Ways; /* what a side could still do, if nothing more were put down */

ALWAYS_INLINE void join(Counted *to, const Counted *more)
{
    for (int at = 0; at < COUNTED_WORDS; at++)
        to->word[at] |= more->word[at];
}

ALWAYS_INLINE int count_except(const Counted *all, const Counted *gone)
{
    int count = 0;
    for (int at = 0; at < COUNTED_WORDS; at++)
        count += COUNT_BITS(all->word[at] & ~gone->word[at]);
    return count;
}

static void find_ways(Ways *ways, const State *state, const uint16_t *fits, int count)
{
    memset(ways, 0, sizeof *ways);
    ways->every = 1 + count / known.counted;
    for (int at = 0, bit = 0; at < count; at += ways->every, bit++) {
        const Placement *each = &known.placement[fits[at]];
        uint64_t mark = (uint64_t)1 << (bit % 64);
        ways->of_kind[each->kind].word[bit / 64] |= mark;
        for (int cell = 0; cell < each->covered_count; cell++)
            ways->covering[each->covered_cells[cell]].word[bit / 64] |= mark;
    }
    for (int at = 0; at < state->pieces; at++) {
        const Placement *piece = &known.placement[state->lying[at]];
        for (int cell = 0; cell < piece->around_count; cell++)
            join(&ways->touching[at], &ways->covering[piece->around_cells[cell]]);
    }
}

typedef struct {
    double value;
    uint16_t placement;
    uint8_t is_over;
} Child;

typedef struct {
    const State *state;
    const Ways *mine, *theirs;
    const float *weights;
    double most, sure;
} Sight;

typedef struct {
    double value;
    int lead, my_moves, their_moves;
} Sum;

typedef struct {
    Counted gone, touching; /* what is no way any more, and what would touch the new piece */
} Change;

ALWAYS_INLINE Change change_by(const Ways *ways, const Placement *placed)
{
    Change change = {.gone = {{0}}};
    for (int at = 0; at < placed->covered_count; at++)
        join(&change.gone, &ways->covering[placed->covered_cells[at]]);
    for (int at = 0; at < placed->around_count; at++)
        join(&change.touching, &ways->covering[placed->around_cells[at]]);
    return change;
}

/* Products are rounded as in the reference, and sums of them lose no digit: both find the same to the bit. */
ALWAYS_INLINE void add_piece(Sum *sum, const float *weights, int own, int mine, int theirs, int size)
{
    int threats = own ? theirs : mine, returns = own ? mine : theirs;
    int slot = known.threat_step[threats] * known.returns + known.return_step[returns];
    sum->value += (double)(weights[slot + (own ? 0 : known.openness)] * (float)size);
    sum->lead += own ? size : -size;
    sum->my_moves += own ? 0 : mine;
    sum->their_moves += own ? theirs : 0;
}

ALWAYS_INLINE void add_kind(Sum *sum, const float *weights, int size, int held, int room)
{
    sum->value += (double)(weights[(size - 1) * known.rooms + known.room_step[room]] * (float)held);
    sum->lead -= size * held;
}

ALWAYS_INLINE Sum sum_of(const Placement *placed, const Sight *sight)
{
    const State *state = sight->state;
    const Ways *mine = sight->mine, *theirs = sight->theirs;
    const uint8_t *my_rack = state->rack[state->mover], *their_rack = state->rack[1 - state->mover];
    const float *my_weights = sight->weights + known.rack_at;
    const float *their_weights = my_weights + known.sizes * known.rooms;
    Change my_change = change_by(mine, placed), their_change = change_by(theirs, placed);
    Sum sum = {0}, of_theirs = {0};
    if (my_rack[placed->kind] == 1)
        join(&my_change.gone, &mine->of_kind[placed->kind]);
    add_piece(&sum, sight->weights, 1, mine->every * count_except(&my_change.touching, &my_change.gone),
              theirs->every * count_except(&their_change.touching, &their_change.gone), placed->size);
    for (int at = 0; at < state->pieces; at++) {
        const Placement *piece = &known.placement[state->lying[at]];
        add_piece(&sum, sight->weights, state->colour[at] == state->mover || meets(placed->around, piece->covers),
                  mine->every * count_except(&mine->touching[at], &my_change.gone),
                  theirs->every * count_except(&theirs->touching[at], &their_change.gone), piece->size);
    }
    for (int at = 0; at < known.kinds; at++) {
        add_kind(&sum, my_weights, known.kind_size[at], my_rack[at] - (at == placed->kind),
                 mine->every * count_except(&mine->of_kind[at], &my_change.gone));
        add_kind(&of_theirs, their_weights, known.kind_size[at], their_rack[at],
                 theirs->every * count_except(&theirs->of_kind[at], &their_change.gone));
    }
    sum.value += of_theirs.value;
    sum.lead -= of_theirs.lead;
    return sum;
}

FAST static void weigh(Child *child, const Sight *sight)
{
    const float *scalars = sight->weights + known.scalars_at;
    Sum sum = sum_of(&known.placement[child->placement], sight);
    sum.value += (double)scalars[0] + (double)(scalars[1] * (float)log1p(sum.my_moves));
    sum.value += (double)(scalars[2] * (float)log1p(sum.their_moves));
    child->is_over = !sum.my_moves && !sum.their_moves;
    if (child->is_over)
        child->value = sight->sure * ((sum.lead > 0) - (sum.lead < 0)) + sum.lead / 50.0;
    else
        child->value = fmin(fmax(sum.value, -sight->most), sight->most);
}

static int is_behind(const void *one, const void *other)
{
    const Child *a = one, *b = other;
    if (a->value != b->value)
        return a->value < b->value ? 1 : -1;
    return a->placement - b->placement;
}

static int list_fits(const State *state, int side, Cells taken, uint16_t *fits)
{
    int count = 0;
    for (int at = 0; at < known.placements; at++)
        if (state->rack[side][known.placement[at].kind] && !meets(known.placement[at].covers, taken))
            fits[count++] = (uint16_t)at;
    return count;
}

static int find_children(const State *state, const float *weights, double most, double sure, Child *children)
{
    uint16_t mine[MOST_PLACEMENTS], theirs[MOST_PLACEMENTS];
    Ways my_ways, their_ways;
    Cells taken = occupied(state), of_other = {0, 0};
    for (int at = 0; at < state->pieces; at++)
        if (state->colour[at] != state->mover)
            add(&of_other, known.placement[state->lying[at]].covers);
    int my_count = list_fits(state, state->mover, taken, mine), count = 0;
    int their_count = list_fits(state, 1 - state->mover, taken, theirs);
    for (int at = 0; at < my_count; at++)
        if (!state->pieces || meets(known.placement[mine[at]].around, of_other))
            children[count++].placement = mine[at];
    if (!count)
        return 0;
    find_ways(&my_ways, state, mine, my_count);
    find_ways(&their_ways, state, theirs, their_count);
    Sight sight = {state, &my_ways, &their_ways, weights, most, sure};
    for (int at = 0; at < count; at++)
        weigh(&children[at], &sight);
    qsort(children, (size_t)count, sizeof *children, is_behind);
    return count;
}

static PyObject *as_columns(const Child *children, int count, int rows)
{
    Py_ssize_t kept = count < rows ? count : rows;
    PyObject *legal = PyBytes_FromStringAndSize(NULL, kept * (Py_ssize_t)sizeof(Py_ssize_t));
    PyObject *values = PyBytes_FromStringAndSize(NULL, kept * (Py_ssize_t)sizeof(double));
    PyObject *over = PyBytes_FromStringAndSize(NULL, kept);
    if (legal && values && over)
        for (Py_ssize_t at = 0; at < kept; at++) {
            Py_ssize_t placement = children[at].placement;
            memcpy(PyBytes_AsString(legal) + at * (Py_ssize_t)sizeof placement, &placement, sizeof placement);
            memcpy(PyBytes_AsString(values) + at * (Py_ssize_t)sizeof(double), &children[at].value,
                   sizeof(double));
            PyBytes_AsString(over)[at] = (char)children[at].is_over;
        }
    PyObject *columns = legal && values && over ? Py_BuildValue("iOOO", count, legal, values, over) : NULL;
    Py_XDECREF(legal);
    Py_XDECREF(values);
    Py_XDECREF(over);
    return columns;
}

static PyObject *look(PyObject *module, PyObject *args)
{
    const char *packed;
    Py_ssize_t length;
    Py_buffer given;
    double most, sure;
    int rows;
    State state;
    Child children[MOST_PLACEMENTS];
    float weights[MOST_FEATURES];
    PyObject *found = NULL;
    if (!PyArg_ParseTuple(args, "y#y*ddi:look", &packed, &length, &given, &most, &sure, &rows))
        return NULL;
    if (given.len != (Py_ssize_t)sizeof *weights * (known.scalars_at + SCALARS) || rows < 0)
        fail("not as many weights as features");
    else if (unpack(&state, packed, length) == 0) {
        memcpy(weights, given.buf, (size_t)given.len);
        found = as_columns(children, find_children(&state, weights, most, sure, children), rows);
    }
    PyBuffer_Release(&given);
    return found;
}

/* Ends, played out */

typedef struct {
    uint64_t left[LEFT_WORDS];
} Places; /* a set of the placements that were left when the end began */

typedef struct {
    uint64_t word[LEFT_WORDS + 1];
} Pieces; /* a set of those as pieces, and in the last word of the pieces that lay before and of both racks */

typedef struct {
    Places room;
    Pieces to_win, to_lose; /* what can become the mover's, and the other's */
} Moment;

typedef struct {
    int at;
    int gain;  /* at once */
    int order; /* the higher, the earlier it is followed */
    Moment after;
} Way;

typedef struct {
    uint64_t one, two; /* what the moment is known by */
    int16_t least, most;
} Bounds;

typedef struct {
    PyObject_HEAD
    PyObject *spend;
    long done, allowed; /* positions since it was asked, and until it is asked again */
    int count, lead;
    uint16_t left[MOST_LEFT];
    Places overlaps[MOST_LEFT], of_kind[MOST_KINDS];
    Pieces touches[MOST_LEFT], reaches[MOST_LEFT]; /* reaches: touches, and what can be put there */
    uint64_t alike[MOST_LEFT], held[MOST_KINDS], racks; /* in the last word */
    Pieces digit[3];                                     /* what is worth 1, 2 and 4 points, or sums of them */
    Moment start;
    Bounds *table;
    size_t slots, used; /* a power of two */
    Way *ways;
} Endgame;

enum { FIRST_SLOTS = 1 << 8, MOST_SLOTS = 1 << 21, WORDS = LEFT_WORDS + 1, FAILED = 1 << 20 };

ALWAYS_INLINE Pieces both(Pieces one, const Pieces *other)
{
    for (int at = 0; at < WORDS; at++)
        one.word[at] &= other->word[at];
    return one;
}

ALWAYS_INLINE int is_any(const Pieces *pieces)
{
    uint64_t any = 0;
    for (int at = 0; at < WORDS; at++)
        any |= pieces->word[at];
    return any != 0;
}

ALWAYS_INLINE int points_of(const Endgame *end, const Pieces *pieces)
{
    int points = 0;
    for (int digit = 0; digit < 3; digit++)
        for (int at = 0; at < WORDS; at++)
            points += COUNT_BITS(pieces->word[at] & end->digit[digit].word[at]) << digit;
    return points;
}

/* Where pieces from the racks could be put, of those placements. */
ALWAYS_INLINE Places places_of(const Endgame *end, uint64_t held, Places among)
{
    Places places = {{0}};
    for (int kind = 0; kind < known.kinds; kind++)
        if (held & end->held[kind])
            for (int at = 0; at < LEFT_WORDS; at++)
                places.left[at] |= end->of_kind[kind].left[at];
    for (int at = 0; at < LEFT_WORDS; at++)
        places.left[at] &= among.left[at];
    return places;
}

ALWAYS_INLINE Pieces reach_of(const Endgame *end, Places places)
{
    Pieces reach = {{0}};
    for (int word = 0; word < LEFT_WORDS; word++)
        for (uint64_t rest = places.left[word]; rest; rest &= rest - 1) {
            const Pieces *more = &end->reaches[64 * word + LOWEST_BIT(rest)];
            for (int at = 0; at < WORDS; at++)
                reach.word[at] |= more->word[at];
        }
    return reach;
}

/* A moment without what can be neither put down nor turned over any more. */
ALWAYS_INLINE Moment alive(const Endgame *end, Moment moment)
{
    uint64_t held = (moment.to_win.word[LEFT_WORDS] | moment.to_lose.word[LEFT_WORDS]) & end->racks;
    moment.room = places_of(end, held, moment.room);
    Pieces reach = reach_of(end, moment.room);
    moment.to_win = both(moment.to_win, &reach);
    moment.to_lose = both(moment.to_lose, &reach);
    return moment;
}

/* Points of the pieces, and where each of them counts: made once for those that are to be won. */
typedef struct {
    uint64_t word[3][WORDS];
} Worth;

ALWAYS_INLINE Worth worth_of(const Endgame *end, const Pieces *pieces)
{
    Worth worth;
    for (int digit = 0; digit < 3; digit++)
        for (int at = 0; at < WORDS; at++)
            worth.word[digit][at] = pieces->word[at] & end->digit[digit].word[at];
    return worth;
}

ALWAYS_INLINE int points_among(const Worth *worth, const Pieces *pieces)
{
    int points = 0;
    for (int digit = 0; digit < 3; digit++)
        for (int at = 0; at < WORDS; at++)
            points += COUNT_BITS(pieces->word[at] & worth->word[digit][at]) << digit;
    return points;
}

/* Twice what can be won at most by whom those are to win: each piece of the rack is put down once at most and
   turns over what it touches there, and nothing counts twice. */
ALWAYS_INLINE int limit_of(const Endgame *end, Places room, const Pieces *to_win)
{
    Worth worth = worth_of(end, to_win);
    Pieces reach = {{0}};
    int placed = 0, singly = 0;
    for (int kind = 0; kind < known.kinds; kind++) {
        int times = COUNT_BITS(to_win->word[LEFT_WORDS] & end->held[kind]), most = -1;
        for (int word = 0; times && word < LEFT_WORDS; word++)
            for (uint64_t rest = room.left[word] & end->of_kind[kind].left[word]; rest; rest &= rest - 1) {
                const Pieces *touched = &end->touches[64 * word + LOWEST_BIT(rest)];
                int points = points_among(&worth, touched);
                for (int at = 0; at < WORDS; at++)
                    reach.word[at] |= touched->word[at];
                if (points > most)
                    most = points;
            }
        if (most >= 0) {
            placed += times * known.kind_size[kind];
            singly += times * most;
        }
    }
    int together = points_among(&worth, &reach);
    return 2 * (placed + (singly < together ? singly : together));
}

static uint64_t mixed(uint64_t hash, uint64_t more)
{
    hash = (hash ^ more) * 0x9e3779b97f4a7c15u;
    return hash ^ hash >> 29;
}

static void name_moment(const Moment *moment, Bounds *bounds)
{
    const uint64_t *words = (const uint64_t *)moment;
    uint64_t one = 1, two = 2;
    for (size_t at = 0; at < sizeof *moment / sizeof *words; at++) {
        one = mixed(one, words[at]);
        two = mixed(two ^ one, words[at] * 0xbf58476d1ce4e5b9u + 1);
    }
    bounds->one = one ? one : 1;
    bounds->two = two;
}

static Bounds *slot_of(Bounds *table, size_t slots, const Bounds *name)
{
    size_t at = name->one & (slots - 1);
    for (int tries = 0; tries < 16; tries++, at = (at + 1) & (slots - 1))
        if (!table[at].one || (table[at].one == name->one && table[at].two == name->two))
            return &table[at];
    return &table[name->one & (slots - 1)]; /* what stands there is forgotten */
}

static void grow(Endgame *end)
{
    Bounds *larger = calloc(2 * end->slots, sizeof *larger);
    if (!larger)
        return;
    for (size_t at = 0; at < end->slots; at++)
        if (end->table[at].one)
            *slot_of(larger, 2 * end->slots, &end->table[at]) = end->table[at];
    free(end->table);
    end->table = larger;
    end->slots *= 2;
}

static void keep(Endgame *end, const Bounds *bounds)
{
    if (2 * end->used >= end->slots && end->slots < MOST_SLOTS)
        grow(end);
    Bounds *slot = slot_of(end->table, end->slots, bounds);
    end->used += !slot->one;
    *slot = *bounds;
}

/* What is known of a moment: what the mover gains at least and at most. */
FAST static Bounds bounds_of(const Endgame *end, const Moment *moment)
{
    Bounds bounds;
    name_moment(moment, &bounds);
    const Bounds *slot = slot_of(end->table, end->slots, &bounds);
    if (slot->one == bounds.one && slot->two == bounds.two)
        return *slot;
    bounds.least = (int16_t)-limit_of(end, moment->room, &moment->to_lose);
    bounds.most = (int16_t)limit_of(end, moment->room, &moment->to_win);
    return bounds;
}

FAST static Moment moment_after(const Endgame *end, const Moment *moment, int at)
{
    Moment after = {.to_win = moment->to_lose, .to_lose = moment->to_win};
    for (int word = 0; word < LEFT_WORDS; word++)
        after.room.left[word] = moment->room.left[word] & ~end->overlaps[at].left[word];
    for (int word = 0; word < WORDS; word++) {
        uint64_t turned = moment->to_win.word[word] & end->touches[at].word[word];
        after.to_win.word[word] |= turned;
        after.to_lose.word[word] ^= turned;
    }
    after.to_win.word[at / 64] |= (uint64_t)1 << (at % 64);
    uint64_t alike = moment->to_win.word[LEFT_WORDS] & end->alike[at];
    after.to_lose.word[LEFT_WORDS] ^= alike & (0 - alike);
    return alive(end, after);
}

/* The legal placements of a moment with what each gains at once, from `ways` on. */
FAST static int find_legal(const Endgame *end, const Moment *moment, Way *ways)
{
    int count = 0;
    Places places = places_of(end, moment->to_win.word[LEFT_WORDS] & end->racks, moment->room);
    for (int word = 0; word < LEFT_WORDS; word++)
        for (uint64_t rest = places.left[word]; rest; rest &= rest - 1) {
            int at = 64 * word + LOWEST_BIT(rest);
            Pieces turned = both(moment->to_win, &end->touches[at]);
            if (is_any(&turned)) {
                ways[count].at = at;
                ways[count++].gain = 2 * (known.placement[end->left[at]].size + points_of(end, &turned));
            }
        }
    return count;
}

static int is_allowed(Endgame *end)
{
    if (end->done >= end->allowed) {
        PyObject *allowed = PyObject_CallFunction(end->spend, "l", end->done);
        end->done = 0;
        end->allowed = allowed ? PyLong_AsLong(allowed) : 0;
        Py_XDECREF(allowed);
        if (PyErr_Occurred())
            return 0;
    }
    end->done++;
    return 1;
}

static int compare_words(const uint64_t *one, const uint64_t *other, int count)
{
    while (count-- > 0)
        if (one[count] != other[count])
            return one[count] < other[count] ? -1 : 1;
    return 0;
}

/* The order in which ways are followed: to the bit that of the reference, so that both look at the same. */
static int is_later(const void *one, const void *other)
{
    const Way *a = one, *b = other;
    if (a->order != b->order)
        return b->order - a->order;
    if (a->gain != b->gain)
        return b->gain - a->gain;
    int earlier = compare_words(a->after.room.left, b->after.room.left, LEFT_WORDS);
    if (!earlier)
        earlier = compare_words(a->after.to_win.word, b->after.to_win.word, WORDS);
    if (!earlier)
        earlier = compare_words(a->after.to_lose.word, b->after.to_lose.word, WORDS);
    return -earlier;
}

/* What is likely good, and what leaves little to look at: large pieces, and those that take room away. */
FAST static int order_of(const Endgame *end, const Way *way, const Bounds *bounds)
{
    int room = 0;
    for (int word = 0; word < LEFT_WORDS; word++)
        room += COUNT_BITS(way->after.room.left[word]);
    int size = known.placement[end->left[way->at]].size;
    return 4 * (way->gain - bounds->most) - bounds->least + 20 * size - 2 * room;
}

static int gain_of(Endgame *end, const Moment *moment, int low, int high, Way *ways);

static int best_of(Endgame *end, const Moment *moment, int low, int high, Way *ways)
{
    int count = find_legal(end, moment, ways), best = -FAILED / 2, promising = 0;
    if (!count) {
        Moment turned = {moment->room, moment->to_lose, moment->to_win};
        if (!find_legal(end, &turned, ways))
            return 0;
        int gain = gain_of(end, &turned, -high, -low, ways);
        return gain == FAILED ? FAILED : -gain;
    }
    for (int at = 0; at < count; at++) {
        Way way = ways[at];
        way.after = moment_after(end, moment, way.at);
        Bounds bounds = bounds_of(end, &way.after);
        if (way.gain - bounds.most >= high)
            return way.gain - bounds.most;
        if (way.gain - bounds.least <= low) {
            if (way.gain - bounds.least > best)
                best = way.gain - bounds.least;
        } else {
            way.order = order_of(end, &way, &bounds);
            ways[promising++] = way;
        }
    }
    qsort(ways, (size_t)promising, sizeof *ways, is_later);
    for (int at = 0; at < promising; at++) {
        int gain = ways[at].gain;
        int least = gain_of(end, &ways[at].after, gain - high, gain - (low > best ? low : best), ways + promising);
        if (least == FAILED)
            return FAILED;
        if (gain - least > best)
            best = gain - least;
        if (best >= high)
            break;
    }
    return best;
}

/* How much the mover still gains, if that is between the bounds, or which side of them it is on; or FAILED. */
static int gain_of(Endgame *end, const Moment *moment, int low, int high, Way *ways)
{
    Bounds bounds = bounds_of(end, moment);
    if (bounds.least >= high || bounds.least == bounds.most)
        return bounds.least;
    if (bounds.most <= low)
        return bounds.most;
    if (!is_allowed(end))
        return FAILED;
    int gain = best_of(end, moment, low, high, ways);
    if (gain == FAILED)
        return FAILED;
    if (gain > low && gain > bounds.least)
        bounds.least = (int16_t)gain;
    if (gain < high && gain < bounds.most)
        bounds.most = (int16_t)gain;
    keep(end, &bounds);
    return gain;
}

static void lay_out_placement(Endgame *end, const State *state, int at)
{
    const Placement *placed = &known.placement[end->left[at]];
    for (int other = 0; other < end->count; other++) {
        const Placement *each = &known.placement[end->left[other]];
        uint64_t mark = (uint64_t)1 << (other % 64);
        if (meets(placed->covers, each->covers))
            end->overlaps[at].left[other / 64] |= mark;
        else if (meets(placed->around, each->covers))
            end->touches[at].word[other / 64] |= mark;
    }
    for (int other = 0; other < state->pieces; other++)
        if (meets(placed->around, known.placement[state->lying[other]].covers))
            end->touches[at].word[LEFT_WORDS] |= (uint64_t)1 << other;
    end->of_kind[placed->kind].left[at / 64] |= (uint64_t)1 << (at % 64);
    end->alike[at] = end->held[placed->kind];
    end->reaches[at] = end->touches[at];
    end->reaches[at].word[LEFT_WORDS] |= end->alike[at];
}

static void give_points(Endgame *end, int word, int bit, int size)
{
    for (int digit = 0; digit < 3; digit++)
        if (size >> digit & 1)
            end->digit[digit].word[word] |= (uint64_t)1 << bit;
}

static void lay_out(Endgame *end, const State *state)
{
    Moment start = {.room = {{0}}};
    int bit = 0;
    for (int at = 0; at < end->count; at++) {
        start.room.left[at / 64] |= (uint64_t)1 << (at % 64);
        give_points(end, at / 64, at % 64, known.placement[end->left[at]].size);
    }
    for (; bit < state->pieces; bit++) {
        Pieces *to = state->colour[bit] == state->mover ? &start.to_lose : &start.to_win;
        to->word[LEFT_WORDS] |= (uint64_t)1 << bit;
        give_points(end, LEFT_WORDS, bit, known.placement[state->lying[bit]].size);
    }
    for (int turn = 0; turn < 2; turn++)
        for (int kind = 0; kind < known.kinds; kind++)
            for (int times = state->rack[turn ? 1 - state->mover : state->mover][kind]; times; times--, bit++) {
                (turn ? &start.to_lose : &start.to_win)->word[LEFT_WORDS] |= (uint64_t)1 << bit;
                end->held[kind] |= (uint64_t)1 << bit;
                give_points(end, LEFT_WORDS, bit, known.kind_size[kind]);
            }
    for (int kind = 0; kind < known.kinds; kind++)
        end->racks |= end->held[kind];
    for (int at = 0; at < end->count; at++)
        lay_out_placement(end, state, at);
    end->start = alive(end, start);
    end->lead = lead_of(state, state->mover);
}

static int pieces_in_racks(const State *state)
{
    int count = 0;
    for (int kind = 0; kind < known.kinds; kind++)
        count += state->rack[0][kind] + state->rack[1][kind];
    return count;
}

static int make_room(Endgame *end, const State *state)
{
    size_t most_ways = (size_t)(end->count + 1) * (size_t)(pieces_in_racks(state) + 2);
    end->slots = FIRST_SLOTS;
    end->table = calloc(end->slots, sizeof *end->table);
    end->ways = malloc(most_ways * sizeof *end->ways);
    return end->table && end->ways;
}

static void end_dealloc(PyObject *self)
{
    Endgame *end = (Endgame *)self;
    PyTypeObject *type = Py_TYPE(self);
    Py_XDECREF(end->spend);
    free(end->table);
    free(end->ways);
    freefunc release = (freefunc)PyType_GetSlot(type, Py_tp_free);
    release(self);
    Py_DECREF(type);
}

static PyObject *end_new(PyTypeObject *type, PyObject *args, PyObject *named)
{
    const char *packed;
    Py_ssize_t length;
    PyObject *spend;
    State state;
    uint16_t left[MOST_PLACEMENTS];
    if (!PyArg_ParseTuple(args, "y#O:Endgame", &packed, &length, &spend) || unpack(&state, packed, length) < 0)
        return NULL;
    int count = list_left(&state, left);
    if (count > MOST_LEFT || state.pieces + pieces_in_racks(&state) > known.pieces)
        return fail("that is not an end yet"), NULL;
    allocfunc allocate = (allocfunc)PyType_GetSlot(type, Py_tp_alloc);
    Endgame *end = (Endgame *)allocate(type, 0);
    if (!end)
        return NULL;
    Py_INCREF(spend);
    end->spend = spend;
    end->count = count;
    memcpy(end->left, left, (size_t)count * sizeof *left);
    if (!make_room(end, &state)) {
        Py_DECREF(end);
        return PyErr_NoMemory();
    }
    lay_out(end, &state);
    return (PyObject *)end;
}

/* Tell what was spent since it was asked last. */
static int settle(Endgame *end)
{
    PyObject *allowed = PyObject_CallFunction(end->spend, "l", end->done);
    end->done = end->allowed = 0;
    Py_XDECREF(allowed);
    return allowed ? 0 : -1;
}

static PyObject *sign_of(Endgame *end, int gain, int ahead)
{
    if (gain == FAILED || settle(end) < 0)
        return NULL;
    return PyLong_FromLong((ahead > 0) - (ahead < 0));
}

static PyObject *end_sign(PyObject *self, PyObject *none)
{
    Endgame *end = (Endgame *)self;
    int gain = gain_of(end, &end->start, -1 - end->lead, 1 - end->lead, end->ways);
    return sign_of(end, gain, gain + end->lead);
}

static PyObject *end_sign_after(PyObject *self, PyObject *given)
{
    Endgame *end = (Endgame *)self;
    long placement = PyLong_AsLong(given);
    if (placement == -1 && PyErr_Occurred())
        return NULL;
    for (int at = find_legal(end, &end->start, end->ways); at-- > 0;)
        if (end->left[end->ways[at].at] == placement) {
            int ahead = end->lead + end->ways[at].gain;
            Moment after = moment_after(end, &end->start, end->ways[at].at);
            int gain = gain_of(end, &after, ahead - 1, ahead + 1, end->ways);
            return sign_of(end, gain, ahead - gain);
        }
    return fail("not a legal placement"), NULL;
}

static PyMethodDef end_methods[] = {
    {"sign", end_sign, METH_NOARGS, "1, 0 or -1 as who is to move wins, draws or loses."},
    {"sign_after", end_sign_after, METH_O, "1, 0 or -1 as that placement wins, draws or loses."},
    {NULL, NULL, 0, NULL},
};

static PyType_Slot end_slots[] = {
    {Py_tp_new, end_new},
    {Py_tp_dealloc, end_dealloc},
    {Py_tp_methods, end_methods},
    {Py_tp_doc, "An end that is played out; `spend` is called with positions and tells how many more may be."},
    {0, NULL},
};

static PyType_Spec end_spec = {
    .name = "players.boomerang._compiled.Endgame",
    .basicsize = sizeof(Endgame),
    .flags = Py_TPFLAGS_DEFAULT,
    .slots = end_slots,
};

static PyMethodDef functions[] = {
    {"prepare", prepare, METH_VARARGS, "Take in the board, the pieces, and how ways are counted."},
    {"put_down", put_down, METH_VARARGS, "The packed state after a placement, with the other to move."},
    {"count_left", count_left, METH_VARARGS, "How many placements are left to both sides."},
    {"look", look, METH_VARARGS, "How many placements are legal, and the first of them, the best first."},
    {NULL, NULL, 0, NULL},
};

static int add_endgame(PyObject *module)
{
    PyObject *type = PyType_FromSpec(&end_spec);
    int added = type ? PyModule_AddObjectRef(module, "Endgame", type) : -1;
    Py_XDECREF(type);
    return added;
}

static int add_source(PyObject *module)
{
    return PyModule_AddStringConstant(module, "SOURCE", SOURCE);
}

static PyModuleDef_Slot slots[] = {{Py_mod_exec, add_endgame}, {Py_mod_exec, add_source}, {0, NULL}};

static struct PyModuleDef definition = {
    PyModuleDef_HEAD_INIT, .m_name = "_compiled", .m_methods = functions, .m_slots = slots};

PyMODINIT_FUNC PyInit__compiled(void) { return PyModuleDef_Init(&definition); }
