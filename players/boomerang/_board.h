/* The board of Boomerang, its placements, and positions as they are packed and unpacked. */

enum {
    MOST_PLACEMENTS = 2048,
    MOST_KINDS = 16,
    MOST_PIECES = 32, /* more than there are */
    MOST_CELLS = 128,
    COVERED = 8,       /* cells of a piece, at most */
    AROUND = 20,       /* cells beside a piece, at most */
    COUNTED_WORDS = 5, /* for placements that are counted, one bit each */
    STEPS = 2048,
    LOGARITHMS = 8192,
    SCALARS = 3,
    MOST_FEATURES = 256,
};

/* Processors that can count bits do so; it is found out when the module is loaded. */
#if defined(__x86_64__) && defined(__gnu_linux__) && defined(__GNUC__)
#define FAST __attribute__((target_clones("popcnt", "default")))
#else
#define FAST
#endif
/* Some count those of eight words at once. */
#if defined(__x86_64__) && defined(__GNUC__)
#define WIDE __attribute__((target("avx512vpopcntdq,avx512vl,avx512dq")))
#define HAS_WIDE (__builtin_cpu_supports("avx512vpopcntdq") && __builtin_cpu_supports("avx512vl") && \
                  __builtin_cpu_supports("avx512dq"))
#else
#define WIDE
#define HAS_WIDE 0
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
    float logarithm[LOGARITHMS]; /* of one more */
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
/* States */

static int unpack(State *state, const char *packed, Py_ssize_t length)
{
    Py_ssize_t racks = 1 + 2 * known.kinds, board = length - racks;
    if (!known.placements || board < 0 || board % 2 || board / 2 > known.pieces)
        return fail("not a packed state");
    memset(state, 0, sizeof *state);
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

ALWAYS_INLINE Cells occupied(const State *state)
{
    Cells cells = {0, 0};
    for (int at = 0; at < state->pieces; at++)
        add(&cells, known.placement[state->lying[at]].covers);
    return cells;
}

/* Whether the side on turn has that piece and there is room for it; not whether it touches anything. */
static int has_room(const State *state, int number)
{
    return number >= 0 && number < known.placements && state->pieces < known.pieces &&
           state->rack[state->mover][known.placement[number].kind] &&
           !meets(known.placement[number].covers, occupied(state));
}

/* Put a piece down that there is room for, with the other to move then; pieces stay in ascending order. */
static void place(State *state, int number)
{
    const Placement *placed = &known.placement[number];
    state->rack[state->mover][placed->kind]--;
    int at = state->pieces++;
    for (int other = 0; other < at; other++)
        if (meets(placed->around, known.placement[state->lying[other]].covers))
            state->colour[other] = (uint8_t)state->mover;
    for (; at > 0 && state->lying[at - 1] > number; at--) {
        state->lying[at] = state->lying[at - 1];
        state->colour[at] = state->colour[at - 1];
    }
    state->lying[at] = (uint16_t)number;
    state->colour[at] = (uint8_t)state->mover;
    state->mover = 1 - state->mover;
}

/* The placements that there is room for, whether or not a side has such a piece left. */
static int list_room(const State *state, uint16_t *room)
{
    Cells taken = occupied(state);
    int count = 0;
    for (int at = 0; at < known.placements; at++) {
        room[count] = (uint16_t)at;
        count += !meets(known.placement[at].covers, taken);
    }
    return count;
}

/* Of those placements, the ones for a piece that is still in a rack, of whichever side. */
static int list_left(const State *state, const uint16_t *room, int count, uint16_t *left)
{
    int found = 0;
    for (int at = 0; at < count; at++) {
        int kind = known.placement[room[at]].kind;
        left[found] = room[at];
        found += (state->rack[0][kind] | state->rack[1][kind]) != 0;
    }
    return found;
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

static int pieces_in_racks(const State *state)
{
    int count = 0;
    for (int kind = 0; kind < known.kinds; kind++)
        count += state->rack[0][kind] + state->rack[1][kind];
    return count;
}

