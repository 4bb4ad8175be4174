/* The hot parts of Boomerang's search: what placements lead to, ends played out to the last piece, and all that
   happens below the position that is asked about. Here is what Python calls; the rest is in what is included.

   Everything is also written in Python (evaluation.py, state.py, endgame.py, tree.py), which is the reference: both
   find the same. compiled.py is what the rest of the project knows of it; all sizes are checked here.

   A state is packed into bytes: who is to move, how many pieces of each kind either side has left, and for each
   piece on the board twice its placement, plus one if it shows the second side's colour, in ascending order. */

#define SOURCE "c173174001ee01f6" /* what all other lines hash to, with _*.h; a test says it */

#define Py_LIMITED_API 0x030B0000
#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "_board.h"
#include "_weighing.h"
#include "_ends.h"
#include "_tree.h"


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
    if (known.pieces >= MOST_PIECES)
        return fail("too many pieces"), NULL;
    for (int at = 0; at < LOGARITHMS; at++)
        known.logarithm[at] = (float)log1p(at);
    if (prepare_steps(known.threat_step, threat, threats, threat_steps) < 0 ||
        prepare_steps(known.return_step, turn_back, returns, known.returns) < 0 ||
        prepare_steps(known.room_step, room, rooms, known.rooms) < 0 ||
        prepare_placements(kind, covers, around, (int)placements) < 0)
        return NULL;
    Py_RETURN_NONE;
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

static PyObject *put_down(PyObject *module, PyObject *args)
{
    const char *packed;
    Py_ssize_t length;
    int number;
    State state;
    if (!PyArg_ParseTuple(args, "y#i:put_down", &packed, &length, &number) || unpack(&state, packed, length) < 0)
        return NULL;
    if (!has_room(&state, number))
        return fail("it cannot be put down there"), NULL;
    place(&state, number);
    return pack(&state);
}

static PyObject *count_left(PyObject *module, PyObject *args)
{
    const char *packed;
    Py_ssize_t length;
    State state;
    uint16_t room[MOST_PLACEMENTS], left[MOST_PLACEMENTS];
    if (!PyArg_ParseTuple(args, "y#:count_left", &packed, &length) || unpack(&state, packed, length) < 0)
        return NULL;
    return PyLong_FromLong(list_left(&state, room, list_room(&state, room), left));
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
    Taste taste;
    int rows;
    State state;
    uint16_t room[MOST_PLACEMENTS];
    Child children[MOST_PLACEMENTS];
    float weights[MOST_FEATURES];
    PyObject *found = NULL;
    if (!PyArg_ParseTuple(args, "y#y*ddi:look", &packed, &length, &given, &taste.most, &taste.sure, &rows))
        return NULL;
    if (given.len != (Py_ssize_t)sizeof *weights * (known.scalars_at + SCALARS) || rows < 0)
        fail("not as many weights as features");
    else if (unpack(&state, packed, length) == 0) {
        memcpy(weights, given.buf, (size_t)given.len);
        taste.weights = weights;
        int count = find_children(&state, room, list_room(&state, room), taste, rows, children);
        found = as_columns(children, count, rows);
    }
    PyBuffer_Release(&given);
    return found;
}

/* Ends */

typedef struct {
    PyObject_HEAD
    PyObject *spend;
    End end;
} Endgame;

/* Call what was given with a number; return the number that it answers, at least 0, or -1 if it raises. */
static long ask(PyObject *callable, long number)
{
    PyObject *answer = PyObject_CallFunction(callable, "l", number);
    long answered = answer ? PyLong_AsLong(answer) : -1;
    Py_XDECREF(answer);
    if (PyErr_Occurred())
        return -1;
    return answered < 0 ? 0 : answered;
}

static long spend_in_end(void *spender, long positions) { return ask(((Endgame *)spender)->spend, positions); }

static void release(PyObject *self)
{
    PyTypeObject *type = Py_TYPE(self);
    freefunc free_it = (freefunc)PyType_GetSlot(type, Py_tp_free);
    free_it(self);
    Py_DECREF(type);
}

static PyObject *allocate(PyTypeObject *type)
{
    allocfunc allocate_it = (allocfunc)PyType_GetSlot(type, Py_tp_alloc);
    return allocate_it(type, 0);
}

static void end_dealloc(PyObject *self)
{
    Endgame *game = (Endgame *)self;
    Py_XDECREF(game->spend);
    clear_end(&game->end);
    release(self);
}

static PyObject *end_new(PyTypeObject *type, PyObject *args, PyObject *named)
{
    const char *packed;
    Py_ssize_t length;
    PyObject *spend;
    State state;
    uint16_t room[MOST_PLACEMENTS], left[MOST_PLACEMENTS];
    if (!PyArg_ParseTuple(args, "y#O:Endgame", &packed, &length, &spend) || unpack(&state, packed, length) < 0)
        return NULL;
    int count = list_left(&state, room, list_room(&state, room), left);
    Endgame *game = (Endgame *)allocate(type);
    if (!game)
        return NULL;
    game->spend = Py_NewRef(spend);
    if (!begin_end(&game->end, &state, left, count, spend_in_end, game)) {
        Py_DECREF(game);
        return NULL;
    }
    return (PyObject *)game;
}

static PyObject *as_sign(int sign) { return sign == FAILED ? NULL : PyLong_FromLong(sign); }

static PyObject *end_sign(PyObject *self, PyObject *none) { return as_sign(sign_of_end(&((Endgame *)self)->end)); }

static PyObject *end_sign_after(PyObject *self, PyObject *given)
{
    End *end = &((Endgame *)self)->end;
    long placement = PyLong_AsLong(given);
    if (placement == -1 && PyErr_Occurred())
        return NULL;
    for (int at = find_legal(end, &end->start, end->ways); at-- > 0;)
        if (end->left[end->ways[at].at] == placement) {
            Way way = end->ways[at];
            return as_sign(sign_after(end, &way));
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

/* Searches */

typedef struct {
    PyObject_HEAD
    PyObject *spend;
    int is_busy;
    Tree tree;
} TreeObject;

static long spend_in_tree(void *spender, long nodes) { return ask(((TreeObject *)spender)->spend, nodes); }

static void tree_dealloc(PyObject *self)
{
    TreeObject *object = (TreeObject *)self;
    Py_XDECREF(object->spend);
    clear_tree(&object->tree);
    release(self);
}

static int set_weights(Manner *manner, const Py_buffer *given)
{
    size_t features = (size_t)(known.scalars_at + SCALARS), row = features * sizeof(float);
    if (!known.placements || (size_t)given->len != row * (size_t)(known.pieces + 1))
        return fail("not as many weights as features");
    for (int pieces = 0; pieces <= known.pieces; pieces++)
        memcpy(manner->weights[pieces], (const char *)given->buf + (size_t)pieces * row, row);
    return 0;
}

static int set_forecasts(Manner *manner, const Py_buffer *given)
{
    size_t row = sizeof(double) * (size_t)(known.pieces + 1);
    size_t depths = (size_t)given->len / (2 * row);
    const char *from = given->buf;
    if ((size_t)given->len != depths * 2 * row || depths > MOST_FORECASTS)
        return fail("not a table of forecasts");
    manner->forecasts = (int)depths;
    for (size_t depth = 0; depth < depths; depth++, from += 2 * row) {
        memcpy(manner->rise[depth], from, row);
        memcpy(manner->fall[depth], from + row, row);
    }
    return 0;
}

static int set_widths(uint16_t *widths, const Py_buffer *given)
{
    if (given->len != WIDTHS * (Py_ssize_t)sizeof *widths)
        return fail("not a width for each move");
    memcpy(widths, given->buf, (size_t)given->len);
    for (int ply = 0; ply < WIDTHS; ply++)
        if (widths[ply] < 1 || widths[ply] > MOST_PLACEMENTS)
            return fail("a width that cannot be");
    return 0;
}

static int check_manner(const Manner *manner)
{
    if (manner->end_places > MOST_LEFT || manner->end_nodes < 1 || manner->end_checked < 1)
        return fail("ends cannot be played out in that manner");
    return 0;
}

static PyObject *tree_new(PyTypeObject *type, PyObject *args, PyObject *named)
{
    Py_buffer weights, forecasts, kept;
    PyObject *spend;
    Manner its = {.forecasts = 0};
    if (!PyArg_ParseTuple(args, "y*y*y*(ddd)(iiiiii)O:Tree", &weights, &forecasts, &kept, &its.most, &its.sure,
                          &its.better, &its.reduced_from, &its.answers, &its.end_places, &its.end_nodes,
                          &its.end_checked, &its.fewest_nodes, &spend))
        return NULL;
    int is_right = set_weights(&its, &weights) == 0 && set_forecasts(&its, &forecasts) == 0 &&
                   set_widths(its.kept, &kept) == 0 && check_manner(&its) == 0;
    PyBuffer_Release(&weights);
    PyBuffer_Release(&forecasts);
    PyBuffer_Release(&kept);
    TreeObject *object = is_right ? (TreeObject *)allocate(type) : NULL;
    if (!object)
        return NULL;
    object->spend = Py_NewRef(spend);
    object->tree.manner = its;
    object->tree.spend = spend_in_tree;
    object->tree.spender = object;
    memcpy(object->tree.widths, its.kept, sizeof its.kept);
    return (PyObject *)object;
}

static PyObject *tree_widen(PyObject *self, PyObject *args)
{
    Py_buffer given;
    uint16_t widths[WIDTHS];
    if (!PyArg_ParseTuple(args, "y*:widen", &given))
        return NULL;
    int is_right = set_widths(widths, &given) == 0;
    PyBuffer_Release(&given);
    if (!is_right)
        return NULL;
    memcpy(((TreeObject *)self)->tree.widths, widths, sizeof widths);
    Py_RETURN_NONE;
}

/* Search that position; return the value and how many nodes were not told yet. */
static PyObject *search(TreeObject *object, const State *state, Aim aim, int is_doubted, double value)
{
    Tree *tree = &object->tree;
    if (object->is_busy)
        return fail("it is searching already"), NULL;
    if (aim.depth < 0 || aim.depth > MOST_DEPTH || aim.ply < 1 || aim.ply > MOST_DEPTH)
        return fail("nobody looks so far ahead"), NULL;
    if (state->pieces + pieces_in_racks(state) > known.pieces)
        return fail("too many pieces"), NULL;
    object->is_busy = 1;
    tree->done = tree->allowed = 0;
    tree->root = state->pieces;
    int failed = is_doubted ? doubt(tree, state, aim, &value) : value_of(tree, state, aim, &value);
    object->is_busy = 0;
    return failed < 0 ? NULL : Py_BuildValue("dl", value, tree->done);
}

static PyObject *tree_value(PyObject *self, PyObject *args)
{
    const char *packed;
    Py_ssize_t length;
    State state;
    Aim aim = {.depth = 0};
    if (!PyArg_ParseTuple(args, "y#iddi:value", &packed, &length, &aim.depth, &aim.low, &aim.high, &aim.ply) ||
        unpack(&state, packed, length) < 0)
        return NULL;
    return search((TreeObject *)self, &state, aim, 0, 0.0);
}

static PyObject *tree_doubt(PyObject *self, PyObject *args)
{
    const char *packed;
    Py_ssize_t length;
    State state;
    double best;
    Aim aim = {.ply = 1, .low = -HUGE_VAL};
    if (!PyArg_ParseTuple(args, "y#idd:doubt", &packed, &length, &aim.depth, &best, &aim.high) ||
        unpack(&state, packed, length) < 0)
        return NULL;
    return search((TreeObject *)self, &state, aim, 1, best);
}

static PyMethodDef tree_methods[] = {
    {"widen", tree_widen, METH_VARARGS, "Follow as many placements from now on, by how many moves from the root."},
    {"value", tree_value, METH_VARARGS, "The log odds of the side on turn, and the nodes that were not told yet."},
    {"doubt", tree_doubt, METH_VARARGS, "The same once more answers were followed than usual."},
    {NULL, NULL, 0, NULL},
};

static PyType_Slot tree_slots[] = {
    {Py_tp_new, tree_new},
    {Py_tp_dealloc, tree_dealloc},
    {Py_tp_methods, tree_methods},
    {Py_tp_doc, "A search below its root; `spend` is called with nodes and tells how many more may be."},
    {0, NULL},
};

static PyType_Spec tree_spec = {
    .name = "players.boomerang._compiled.Tree",
    .basicsize = sizeof(TreeObject),
    .flags = Py_TPFLAGS_DEFAULT,
    .slots = tree_slots,
};

/* The module */

static PyMethodDef functions[] = {
    {"prepare", prepare, METH_VARARGS, "Take in the board, the pieces, and how ways are counted."},
    {"put_down", put_down, METH_VARARGS, "The packed state after a placement, with the other to move."},
    {"count_left", count_left, METH_VARARGS, "How many placements are left to both sides."},
    {"look", look, METH_VARARGS, "How many placements are legal, and the first of them, the best first."},
    {NULL, NULL, 0, NULL},
};

static int add_type(PyObject *module, PyType_Spec *spec, const char *name)
{
    PyObject *type = PyType_FromSpec(spec);
    int added = type ? PyModule_AddObjectRef(module, name, type) : -1;
    Py_XDECREF(type);
    return added;
}

static int add_types(PyObject *module)
{
    if (add_type(module, &end_spec, "Endgame") < 0)
        return -1;
    return add_type(module, &tree_spec, "Tree");
}

static int add_source(PyObject *module)
{
    return PyModule_AddStringConstant(module, "SOURCE", SOURCE);
}

static PyModuleDef_Slot slots[] = {{Py_mod_exec, add_types}, {Py_mod_exec, add_source}, {0, NULL}};

static struct PyModuleDef definition = {
    PyModuleDef_HEAD_INIT, .m_name = "_compiled", .m_methods = functions, .m_slots = slots};

PyMODINIT_FUNC PyInit__compiled(void) { return PyModuleDef_Init(&definition); }
