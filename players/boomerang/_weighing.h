/* What every placement leads to, weighed at once. evaluation.py is the reference. */

enum {
    LANES = 48,     /* for pieces on the board and kinds of them: as many words are counted side by side */
    SIDE_BY_SIDE = 8,
    FEW_ROWS = 100, /* so many are sorted faster one by one */
};

typedef struct {
    uint64_t word[COUNTED_WORDS];
} Counted; /* a set of the placements that are counted */

typedef struct {
    int every; /* so many placements each of them stands for */
    Counted covering[MOST_CELLS];
    uint64_t among[COUNTED_WORDS][LANES]; /* by kind those of it; then by piece those that touch it */
} Ways; /* what a side could still do, if nothing more were put down */

typedef struct {
    double value;
    uint16_t placement;
    uint8_t is_over;
} Child;

typedef struct {
    const float *weights;
    double most, sure; /* log odds: as good as certain, and certain */
} Taste; /* by what placements are weighed */

typedef struct {
    const State *state;
    Taste taste;
    int lanes; /* how many are in use */
    Cells covers[MOST_PIECES];
    uint8_t is_own[MOST_PIECES];
    float size[MOST_PIECES];
    Ways mine, theirs;
} Sight;

typedef struct {
    double value;
    int my_moves, their_moves;
} Sum;

typedef struct {
    uint64_t count[LANES]; /* by kind and by piece, what is still possible after a placement */
    uint64_t touching;     /* the same for the piece that is put down */
} Counts;

static void find_ways(Ways *ways, const State *state, const uint16_t *fits, int count)
{
    memset(ways, 0, sizeof *ways);
    ways->every = 1 + count / known.counted;
    for (int at = 0, bit = 0; at < count; at += ways->every, bit++) {
        const Placement *each = &known.placement[fits[at]];
        uint64_t mark = (uint64_t)1 << (bit % 64);
        ways->among[bit / 64][each->kind] |= mark;
        for (int cell = 0; cell < each->covered_count; cell++)
            ways->covering[each->covered_cells[cell]].word[bit / 64] |= mark;
    }
    for (int at = 0; at < state->pieces; at++) {
        const Placement *piece = &known.placement[state->lying[at]];
        for (int cell = 0; cell < piece->around_count; cell++)
            for (int word = 0; word < COUNTED_WORDS; word++)
                ways->among[word][known.kinds + at] |= ways->covering[piece->around_cells[cell]].word[word];
    }
}

/* How many words are needed for so many placements. */
static int words_for(int fits)
{
    int every = 1 + fits / known.counted;
    return ((fits + every - 1) / every + 63) / 64;
}

ALWAYS_INLINE Counted join_cells(const Ways *ways, const uint8_t *cells, int count, const int words)
{
    Counted joined = {{0}};
    for (int at = 0; at < count; at++)
        for (int word = 0; word < words; word++)
            joined.word[word] |= ways->covering[cells[at]].word[word];
    return joined;
}

/* Count what is possible once a piece lies there; if it is the last of its kind, no more of them. */
ALWAYS_INLINE void count_ways(Counts *counts, const Ways *ways, const Placement *placed, int is_last, int lanes,
                              const int words)
{
    Counted gone = join_cells(ways, placed->covered_cells, placed->covered_count, words);
    Counted touching = join_cells(ways, placed->around_cells, placed->around_count, words);
    if (is_last)
        for (int word = 0; word < words; word++)
            gone.word[word] |= ways->among[word][placed->kind];
    for (int first = 0; first < lanes; first += SIDE_BY_SIDE) {
        uint64_t count[SIDE_BY_SIDE] = {0};
        for (int word = 0; word < words; word++)
            for (int lane = 0; lane < SIDE_BY_SIDE; lane++)
                count[lane] += (uint64_t)COUNT_BITS(ways->among[word][first + lane] & ~gone.word[word]);
        for (int lane = 0; lane < SIDE_BY_SIDE; lane++)
            counts->count[first + lane] = count[lane] * (uint64_t)ways->every;
    }
    counts->touching = 0;
    for (int word = 0; word < words; word++)
        counts->touching += (uint64_t)COUNT_BITS(touching.word[word] & ~gone.word[word]);
    counts->touching *= (uint64_t)ways->every;
}

/* Products are rounded as in the reference, and sums of them lose no digit: both find the same to the bit. */
ALWAYS_INLINE void add_piece(Sum *sum, const float *weights, int own, uint64_t mine, uint64_t theirs, float size)
{
    uint64_t threats = own ? theirs : mine, returns = own ? mine : theirs;
    int slot = known.threat_step[threats] * known.returns + known.return_step[returns];
    sum->value += (double)(weights[slot + (own ? 0 : known.openness)] * size);
    sum->my_moves += own ? 0 : (int)mine;
    sum->their_moves += own ? (int)theirs : 0;
}

ALWAYS_INLINE double worth_of_kinds(const float *weights, const uint8_t *rack, const Counts *counts)
{
    double worth = 0;
    for (int kind = 0; kind < known.kinds; kind++) {
        const float *of_size = weights + (known.kind_size[kind] - 1) * known.rooms;
        worth += (double)(of_size[known.room_step[counts->count[kind]]] * (float)rack[kind]);
    }
    return worth;
}

ALWAYS_INLINE Sum sum_of(const Placement *placed, const Sight *sight, const int words)
{
    const State *state = sight->state;
    uint8_t rack[MOST_KINDS];
    Counts mine, theirs;
    Sum sum = {0};
    memcpy(rack, state->rack[state->mover], sizeof rack);
    count_ways(&mine, &sight->mine, placed, rack[placed->kind]-- == 1, sight->lanes, words);
    count_ways(&theirs, &sight->theirs, placed, 0, sight->lanes, words);
    add_piece(&sum, sight->taste.weights, 1, mine.touching, theirs.touching, placed->size);
    for (int at = 0; at < state->pieces; at++)
        add_piece(&sum, sight->taste.weights, sight->is_own[at] || meets(placed->around, sight->covers[at]),
                  mine.count[known.kinds + at], theirs.count[known.kinds + at], sight->size[at]);
    const float *weights = sight->taste.weights + known.rack_at;
    sum.value += worth_of_kinds(weights, rack, &mine);
    weights += known.sizes * known.rooms;
    sum.value += worth_of_kinds(weights, state->rack[1 - state->mover], &theirs);
    return sum;
}

static float logarithm_of(int moves)
{
    return moves < LOGARITHMS ? known.logarithm[moves] : (float)log1p(moves);
}

/* The value once neither can put down anything more. */
static double value_at_the_end(const State *state, int placement, double sure)
{
    State after = *state;
    place(&after, placement);
    int lead = lead_of(&after, state->mover);
    return sure * ((lead > 0) - (lead < 0)) + lead / 50.0;
}

ALWAYS_INLINE void weigh(Child *child, const Sight *sight, const int words)
{
    const float *scalars = sight->taste.weights + known.scalars_at;
    Sum sum = sum_of(&known.placement[child->placement], sight, words);
    sum.value += (double)scalars[0] + (double)(scalars[1] * logarithm_of(sum.my_moves));
    sum.value += (double)(scalars[2] * logarithm_of(sum.their_moves));
    child->is_over = !sum.my_moves && !sum.their_moves;
    if (child->is_over)
        child->value = value_at_the_end(sight->state, child->placement, sight->taste.sure);
    else
        child->value = fmin(fmax(sum.value, -sight->taste.most), sight->taste.most);
}

ALWAYS_INLINE void weigh_by(Child *children, int count, const Sight *sight, const int words)
{
    for (int at = 0; at < count; at++)
        weigh(&children[at], sight, words);
}

/* Fewer words are counted faster: there is a loop for each number of them. */
ALWAYS_INLINE void weigh_each(Child *children, int count, const Sight *sight, int words)
{
    switch (words) {
    case 1:
        weigh_by(children, count, sight, 1);
        break;
    case 2:
        weigh_by(children, count, sight, 2);
        break;
    case 3:
        weigh_by(children, count, sight, 3);
        break;
    case 4:
        weigh_by(children, count, sight, 4);
        break;
    default:
        weigh_by(children, count, sight, COUNTED_WORDS);
    }
}

FAST static void weigh_all(Child *children, int count, const Sight *sight, int words)
{
    weigh_each(children, count, sight, words);
}

WIDE static void weigh_all_widely(Child *children, int count, const Sight *sight, int words)
{
    weigh_each(children, count, sight, words);
}

static int is_behind(const void *one, const void *other)
{
    const Child *a = one, *b = other;
    if (a->value != b->value)
        return a->value < b->value ? 1 : -1;
    return a->placement - b->placement;
}

/* Sort the first `rows` to the front; what comes after them is in no order. */
static void sort_first(Child *children, int count, int rows)
{
    if (rows > FEW_ROWS) {
        qsort(children, (size_t)count, sizeof *children, is_behind);
        return;
    }
    for (int at = 1; at < count; at++) {
        int to = at < rows ? at : rows;
        Child child = children[at];
        if (at >= rows) {
            if (!rows || is_behind(&child, &children[rows - 1]) > 0)
                continue;
            children[at] = children[--to];
        }
        for (; to > 0 && is_behind(&children[to - 1], &child) > 0; to--)
            children[to] = children[to - 1];
        children[to] = child;
    }
}

static int list_fits(const State *state, int side, const uint16_t *room, int count, uint16_t *fits)
{
    int found = 0;
    for (int at = 0; at < count; at++) {
        fits[found] = room[at];
        found += state->rack[side][known.placement[room[at]].kind] != 0;
    }
    return found;
}

static int list_legal(const State *state, const uint16_t *fits, int count, Child *children)
{
    Cells of_other = {0, 0};
    int found = 0;
    for (int at = 0; at < state->pieces; at++)
        if (state->colour[at] != state->mover)
            add(&of_other, known.placement[state->lying[at]].covers);
    for (int at = 0; at < count; at++) {
        children[found].placement = fits[at];
        found += !state->pieces || meets(known.placement[fits[at]].around, of_other);
    }
    return found;
}

static void note_pieces(Sight *sight)
{
    const State *state = sight->state;
    sight->lanes = known.kinds + state->pieces;
    for (int at = 0; at < state->pieces; at++) {
        const Placement *piece = &known.placement[state->lying[at]];
        sight->covers[at] = piece->covers;
        sight->size[at] = piece->size;
        sight->is_own[at] = state->colour[at] == state->mover;
    }
}

/* All legal placements, of those that there is room for: the first `rows` of them sorted, the best first. */
static int find_children(const State *state, const uint16_t *room, int count, Taste taste, int rows, Child *children)
{
    uint16_t mine[MOST_PLACEMENTS], theirs[MOST_PLACEMENTS];
    int my_count = list_fits(state, state->mover, room, count, mine);
    int legal = list_legal(state, mine, my_count, children);
    if (!legal)
        return 0;
    int their_count = list_fits(state, 1 - state->mover, room, count, theirs);
    Sight sight;
    sight.state = state;
    sight.taste = taste;
    find_ways(&sight.mine, state, mine, my_count);
    find_ways(&sight.theirs, state, theirs, their_count);
    note_pieces(&sight);
    int my_words = words_for(my_count), their_words = words_for(their_count);
    int words = my_words > their_words ? my_words : their_words;
    (HAS_WIDE ? weigh_all_widely : weigh_all)(children, legal, &sight, words);
    sort_first(children, legal, rows);
    return legal;
}
