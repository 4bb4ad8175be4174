/* The search below the position that is asked about. tree.py is the reference, and says what is not said here. */

enum {
    WIDTHS = 32, /* by how many moves from the root; the last holds for what comes after */
    MOST_FORECASTS = 8,
    MOST_DEPTH = 1000,
    CHUNK = 1 << 18,       /* bytes that are asked for at once */
    MOST_CHUNKS = 1 << 11, /* then memory is taken to be used up */
    FIRST_ENTRIES = 1 << 10,
};

/* What is known of a position. */
typedef struct {
    uint64_t one, two; /* what it is known by */
    Child *rows;       /* the first of what can be done */
    int32_t total;     /* how much can be done */
    uint16_t kept;     /* how many rows there are */
    uint16_t best;     /* the best row by the deepest search so far */
    uint8_t is_seen, is_played_out;
    int8_t sign;       /* 1, 0 or -1 as the side on turn wins, draws or loses, if it is played out */
} Entry;

typedef struct Chunk {
    struct Chunk *before;
    uint64_t bytes[];
} Chunk;

typedef struct {
    float weights[MOST_PIECES][MOST_FEATURES];
    double most, sure, better;
    int reduced_from, answers, end_places, end_nodes, end_checked, fewest_nodes;
    uint16_t kept[WIDTHS];
    int forecasts;
    double rise[MOST_FORECASTS][MOST_PIECES], fall[MOST_FORECASTS][MOST_PIECES];
} Manner; /* what does not change while it is searched, see tree.py */

typedef struct {
    Manner manner;
    uint16_t widths[WIDTHS];
    Spend spend;
    void *spender;
    long done, allowed; /* nodes since it was asked, and until it is asked again */
    Entry **table;
    size_t slots, used; /* a power of two */
    Chunk *chunks;
    size_t chunk_count, left; /* bytes left in the newest */
    int root; /* how many pieces lie in the position that was asked about */
    uint16_t placed[MOST_PIECES]; /* by how many pieces lay before: the one that was put down then */
    uint16_t room[MOST_PIECES][MOST_PLACEMENTS];
    int room_count[MOST_PIECES];
    uint16_t left_over[MOST_PLACEMENTS];
    Child children[MOST_PLACEMENTS];
    End end;
} Tree;

typedef struct {
    int depth, ply;
    double low, high;
    int is_passed;
} Aim; /* how deep to search, how many moves from the root, between which bounds exactly, and whether after a pass */

static void *take_memory(Tree *tree, size_t bytes)
{
    bytes = (bytes + 7) & ~(size_t)7;
    if (bytes > tree->left) {
        Chunk *chunk = tree->chunk_count < MOST_CHUNKS ? malloc(sizeof *chunk + CHUNK) : NULL;
        if (!chunk)
            return PyErr_NoMemory();
        chunk->before = tree->chunks;
        tree->chunks = chunk;
        tree->chunk_count++;
        tree->left = CHUNK;
    }
    tree->left -= bytes;
    return (char *)tree->chunks->bytes + tree->left;
}

static void clear_tree(Tree *tree)
{
    while (tree->chunks) {
        Chunk *chunk = tree->chunks;
        tree->chunks = chunk->before;
        free(chunk);
    }
    free(tree->table);
    tree->table = NULL;
}

static void name_position(const State *state, Entry *name)
{
    uint64_t words[1 + MOST_KINDS / 4 + MOST_PIECES / 4] = {(uint64_t)(2 * state->pieces + state->mover)};
    uint16_t pieces[MOST_PIECES] = {0};
    for (int at = 0; at < state->pieces; at++)
        pieces[at] = (uint16_t)(2 * state->lying[at] + state->colour[at]);
    memcpy(words + 1, state->rack, sizeof state->rack);
    memcpy(words + 1 + MOST_KINDS / 4, pieces, sizeof pieces);
    uint64_t one = 1, two = 2;
    for (int at = 0; at < 1 + MOST_KINDS / 4 + (state->pieces + 3) / 4; at++) {
        one = mixed(one, words[at]);
        two = mixed(two ^ one, words[at] * 0xbf58476d1ce4e5b9u + 1);
    }
    name->one = one;
    name->two = two;
}

static Entry **slot_for(Entry **table, size_t slots, const Entry *name)
{
    size_t at = name->one & (slots - 1);
    while (table[at] && (table[at]->one != name->one || table[at]->two != name->two))
        at = (at + 1) & (slots - 1);
    return &table[at];
}

static int enlarge(Tree *tree)
{
    size_t slots = tree->slots ? 2 * tree->slots : FIRST_ENTRIES;
    Entry **larger = calloc(slots, sizeof *larger);
    if (!larger)
        return PyErr_NoMemory(), -1;
    for (size_t at = 0; at < tree->slots; at++)
        if (tree->table[at])
            *slot_for(larger, slots, tree->table[at]) = tree->table[at];
    free(tree->table);
    tree->table = larger;
    tree->slots = slots;
    return 0;
}

/* What is known of the position, if only that it has been met; or NULL without memory. */
static Entry *entry_of(Tree *tree, const State *state)
{
    Entry name = {0};
    name_position(state, &name);
    if (2 * tree->used >= tree->slots && enlarge(tree) < 0)
        return NULL;
    Entry **slot = slot_for(tree->table, tree->slots, &name);
    if (!*slot) {
        Entry *entry = take_memory(tree, sizeof *entry);
        if (!entry)
            return NULL;
        *entry = name;
        *slot = entry;
        tree->used++;
    }
    return *slot;
}

/* Ask how much more may be done, once all that was allowed is. */
static int may_go_on(Tree *tree)
{
    if (tree->done < tree->allowed)
        return 1;
    long allowed = tree->spend(tree->spender, tree->done);
    tree->done = 0;
    tree->allowed = allowed < 0 ? 0 : allowed;
    return allowed >= 0;
}

static long spend_inside(void *spender, long positions)
{
    Tree *tree = spender;
    long each = tree->manner.end_nodes, most = tree->manner.end_checked;
    tree->done += each * positions;
    if (!may_go_on(tree))
        return -1;
    long allowed = (tree->allowed - tree->done + each - 1) / each;
    return allowed < most ? allowed : most;
}

/* List what there is room for, in the position itself or after the last placement. */
static void find_room(Tree *tree, const State *state)
{
    int pieces = state->pieces, count = 0;
    uint16_t *room = tree->room[pieces];
    if (pieces == tree->root)
        count = list_room(state, room);
    else {
        Cells taken = known.placement[tree->placed[pieces - 1]].covers;
        for (int at = 0; at < tree->room_count[pieces - 1]; at++) {
            room[count] = tree->room[pieces - 1][at];
            count += !meets(known.placement[room[count]].covers, taken);
        }
    }
    tree->room_count[pieces] = count;
}

static int at_ply(const uint16_t *widths, int ply) { return widths[ply < WIDTHS ? ply : WIDTHS - 1]; }

/* Look at what the side on turn can do, where there is room for it as was listed. */
static int see(Tree *tree, const State *state, int ply, Entry *entry)
{
    const Manner *manner = &tree->manner;
    Child *children = tree->children;
    Taste taste = {manner->weights[state->pieces + 1], manner->most, manner->sure};
    if (!may_go_on(tree))
        return -1;
    int kept = at_ply(manner->kept, ply), width = at_ply(tree->widths, ply), pieces = state->pieces;
    int rows = kept > width ? kept : width;
    entry->total = find_children(state, tree->room[pieces], tree->room_count[pieces], taste, rows, children);
    entry->kept = (uint16_t)(entry->total < rows ? entry->total : rows);
    entry->rows = take_memory(tree, entry->kept * sizeof *children);
    if (!entry->rows)
        return -1;
    memcpy(entry->rows, children, entry->kept * sizeof *children);
    entry->is_seen = 1;
    tree->done += entry->total > manner->fewest_nodes ? entry->total : manner->fewest_nodes;
    return 0;
}

/* Play out an end that is near; return -1 if that fails, 0 if it is not near, else 1. */
static int play_out_if_near(Tree *tree, const State *state, Entry *entry)
{
    int pieces = state->pieces;
    int count = list_left(state, tree->room[pieces], tree->room_count[pieces], tree->left_over);
    if (count > tree->manner.end_places)
        return 0;
    int sign = FAILED;
    if (begin_end(&tree->end, state, tree->left_over, count, spend_inside, tree))
        sign = sign_of_end(&tree->end);
    clear_end(&tree->end);
    entry->sign = (int8_t)(sign == FAILED ? 0 : sign);
    entry->is_played_out = sign != FAILED;
    return sign == FAILED ? -1 : 1;
}

static int value_of(Tree *tree, const State *state, Aim aim, double *value);

/* The value of one of the placements for the side that makes it. */
static int follow(Tree *tree, const State *state, const Child *row, Aim aim, double *value)
{
    const Manner *manner = &tree->manner;
    *value = row->value;
    if (row->is_over)
        return 0;
    if (aim.depth < manner->forecasts) {
        double most = row->value + manner->rise[aim.depth][state->pieces + 1];
        double least = row->value - manner->fall[aim.depth][state->pieces + 1];
        if (most <= aim.low || least >= aim.high) {
            *value = most <= aim.low ? most : least;
            return 0;
        }
    }
    State after = *state;
    place(&after, row->placement);
    tree->placed[state->pieces] = row->placement;
    Aim next = {.depth = aim.depth - 1, .ply = aim.ply + 1, .low = -aim.high, .high = -aim.low};
    if (value_of(tree, &after, next, value) < 0)
        return -1;
    *value = -*value;
    return 0;
}

/* The same, exact only if it is better than `low`: whether it is, is found first, for a later one less deeply. */
static int follow_if_better(Tree *tree, const State *state, const Entry *entry, int at, Aim aim, double *value)
{
    const Child *row = &entry->rows[at];
    Aim modest = aim;
    if (aim.low == -HUGE_VAL)
        return follow(tree, state, row, aim, value);
    modest.high = fmin(aim.low + tree->manner.better, aim.high);
    if (at >= tree->manner.reduced_from && aim.depth > 2) {
        modest.depth = aim.depth - 1;
        if (follow(tree, state, row, modest, value) < 0)
            return -1;
        if (*value <= aim.low)
            return 0;
        modest.depth = aim.depth;
    }
    if (follow(tree, state, row, modest, value) < 0)
        return -1;
    if (*value <= aim.low || *value >= aim.high)
        return 0;
    return follow(tree, state, row, aim, value);
}

/* Follow one more placement, and note it if it is better than the best. */
static int try_row(Tree *tree, const State *state, Entry *entry, int at, int is_first, Aim aim, double *best)
{
    double value;
    if (*best > aim.low)
        aim.low = *best;
    int failed = is_first ? follow(tree, state, &entry->rows[at], aim, &value)
                          : follow_if_better(tree, state, entry, at, aim, &value);
    if (failed < 0)
        return -1;
    if (value > *best) {
        *best = value;
        entry->best = (uint16_t)at;
    }
    return 0;
}

static int best_value(Tree *tree, const State *state, Entry *entry, Aim aim, double *best)
{
    int width = at_ply(tree->widths, aim.ply), first = entry->best;
    if (width > entry->kept)
        width = entry->kept;
    *best = -HUGE_VAL;
    if (try_row(tree, state, entry, first, 1, aim, best) < 0)
        return -1;
    for (int at = 0; at < width && *best < aim.high; at++)
        if (at != first && try_row(tree, state, entry, at, 0, aim, best) < 0)
            return -1;
    if (width < entry->total) /* what is not followed could still save it */
        *best = fmax(*best, -tree->manner.most);
    return 0;
}

static int value_passed(Tree *tree, const State *state, Aim aim, double *value)
{
    if (aim.is_passed)
        return fail("neither side can put down anything");
    State turned = *state;
    turned.mover = 1 - turned.mover;
    Aim other = {.depth = aim.depth, .ply = aim.ply, .low = -aim.high, .high = -aim.low, .is_passed = 1};
    if (value_of(tree, &turned, other, value) < 0)
        return -1;
    *value = -*value;
    return 0;
}

/* The log odds to win of the side on turn, so many moves ahead. */
static int value_of(Tree *tree, const State *state, Aim aim, double *value)
{
    Entry *entry = entry_of(tree, state);
    if (!entry)
        return -1;
    if (!entry->is_seen || !entry->total || aim.depth > 1)
        find_room(tree, state);
    if (!entry->is_seen) {
        int near = entry->is_played_out ? 1 : play_out_if_near(tree, state, entry);
        *value = entry->sign * tree->manner.sure;
        if (near)
            return near < 0 ? -1 : 0;
        if (see(tree, state, aim.ply, entry) < 0)
            return -1;
    }
    if (!entry->total)
        return value_passed(tree, state, aim, value);
    if (aim.depth > 1)
        return best_value(tree, state, entry, aim, value);
    *value = entry->rows[0].value;
    return 0;
}

/* The value once more answers were followed than usual; `best` is what it was before. */
static int doubt(Tree *tree, const State *state, Aim aim, double *best)
{
    Entry *entry = entry_of(tree, state);
    if (!entry)
        return -1;
    find_room(tree, state);
    if (!entry->is_seen && see(tree, state, aim.ply, entry) < 0)
        return -1;
    int most = tree->manner.answers < entry->kept ? tree->manner.answers : entry->kept;
    for (int at = at_ply(tree->widths, aim.ply); at < most && *best < aim.high; at++)
        if (try_row(tree, state, entry, at, 0, aim, best) < 0)
            return -1;
    return 0;
}
