/* Ends, played out to the last piece. endgame.py is the reference. */

enum {
    LEFT_WORDS = 2, /* for placements that are left in an end, one bit each */
    MOST_LEFT = 64 * LEFT_WORDS,
    WORDS = LEFT_WORDS + 1,
    FIRST_SLOTS = 1 << 8,
    MOST_SLOTS = 1 << 21,
    FAILED = 1 << 20,
};

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

/* Takes how many positions were looked at; returns how many more may be before the next call, or -1 if it fails. */
typedef long (*Spend)(void *spender, long positions);

typedef struct {
    Spend spend;
    void *spender;
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
} End;

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

ALWAYS_INLINE int points_of(const End *end, const Pieces *pieces)
{
    int points = 0;
    for (int digit = 0; digit < 3; digit++)
        for (int at = 0; at < WORDS; at++)
            points += COUNT_BITS(pieces->word[at] & end->digit[digit].word[at]) << digit;
    return points;
}

/* Where pieces from the racks could be put, of those placements. */
ALWAYS_INLINE Places places_of(const End *end, uint64_t held, Places among)
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

ALWAYS_INLINE Pieces reach_of(const End *end, Places places)
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
ALWAYS_INLINE Moment alive(const End *end, Moment moment)
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

ALWAYS_INLINE Worth worth_of(const End *end, const Pieces *pieces)
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
ALWAYS_INLINE int limit_of(const End *end, Places room, const Pieces *to_win)
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

static void grow(End *end)
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

static void keep(End *end, const Bounds *bounds)
{
    if (2 * end->used >= end->slots && end->slots < MOST_SLOTS)
        grow(end);
    Bounds *slot = slot_of(end->table, end->slots, bounds);
    end->used += !slot->one;
    *slot = *bounds;
}

/* What is known of a moment: what the mover gains at least and at most. */
FAST static Bounds bounds_of(const End *end, const Moment *moment)
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

FAST static Moment moment_after(const End *end, const Moment *moment, int at)
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
FAST static int find_legal(const End *end, const Moment *moment, Way *ways)
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

static int is_allowed(End *end)
{
    if (end->done >= end->allowed) {
        end->allowed = end->spend(end->spender, end->done);
        end->done = 0;
        if (end->allowed < 0)
            return end->allowed = 0;
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
FAST static int order_of(const End *end, const Way *way, const Bounds *bounds)
{
    int room = 0;
    for (int word = 0; word < LEFT_WORDS; word++)
        room += COUNT_BITS(way->after.room.left[word]);
    int size = known.placement[end->left[way->at]].size;
    return 4 * (way->gain - bounds->most) - bounds->least + 20 * size - 2 * room;
}

static int gain_of(End *end, const Moment *moment, int low, int high, Way *ways);

static int best_of(End *end, const Moment *moment, int low, int high, Way *ways)
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
static int gain_of(End *end, const Moment *moment, int low, int high, Way *ways)
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

static void lay_out_placement(End *end, const State *state, int at)
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

static void give_points(End *end, int word, int bit, int size)
{
    for (int digit = 0; digit < 3; digit++)
        if (size >> digit & 1)
            end->digit[digit].word[word] |= (uint64_t)1 << bit;
}

static void lay_out(End *end, const State *state)
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

static void clear_end(End *end)
{
    free(end->table);
    free(end->ways);
    end->table = NULL;
    end->ways = NULL;
}

/* Begin an end with those placements left; return whether it can be one, and memory sufficed. */
static int begin_end(End *end, const State *state, const uint16_t *left, int count, Spend spend, void *spender)
{
    if (count > MOST_LEFT || state->pieces + pieces_in_racks(state) > known.pieces)
        return fail("that is not an end yet"), 0;
    size_t most_ways = (size_t)(count + 1) * (size_t)(pieces_in_racks(state) + 2);
    memset(end, 0, sizeof *end);
    end->spend = spend;
    end->spender = spender;
    end->count = count;
    memcpy(end->left, left, (size_t)count * sizeof *left);
    end->slots = FIRST_SLOTS;
    end->table = calloc(end->slots, sizeof *end->table);
    end->ways = malloc(most_ways * sizeof *end->ways);
    if (!end->table || !end->ways)
        return PyErr_NoMemory(), 0;
    lay_out(end, state);
    return 1;
}

/* Tell what was spent since it was asked last; return whether nothing failed. */
static int settle(End *end)
{
    long allowed = end->spend(end->spender, end->done);
    end->done = end->allowed = 0;
    return allowed >= 0;
}

/* 1, 0 or -1 as the side to move wins, draws or loses; or FAILED. */
static int sign_of_end(End *end)
{
    int gain = gain_of(end, &end->start, -1 - end->lead, 1 - end->lead, end->ways);
    if (gain == FAILED || !settle(end))
        return FAILED;
    return (gain + end->lead > 0) - (gain + end->lead < 0);
}

/* The same for one of the legal placements, after `find_legal`. */
static int sign_after(End *end, const Way *way)
{
    int ahead = end->lead + way->gain;
    Moment after = moment_after(end, &end->start, way->at);
    int gain = gain_of(end, &after, ahead - 1, ahead + 1, end->ways);
    if (gain == FAILED || !settle(end))
        return FAILED;
    return (ahead > gain) - (ahead < gain);
}
