#!/usr/bin/env python3
"""kiwi.py PROBLEM   Times nucleic/kiwi's C++ core on a problem; JSON on stdout.

Constraint objects are made outside the clock; inside are only the solver's own calls. The binding adds about 0.1 µs a
call. The edit variable comes first and the constraints by falling priority: the order that kiwi is fastest with, by a
factor of ten and more."""
import json
import sys
import time

import kiwisolver as kiwi
from problem import load, median

P = load(sys.argv[1])
levels = sorted({c[0] for c in P['constraints'] + [P['toggle']] if c[0] < 1000} | {P['edit'][1]})
# Up to four levels a factor of 1000 apart; more share the range there is.
spread = min(1000.0, 1e9 ** (1 / max(1, len(levels) - 1)))
strength = {p: spread ** i for i, p in enumerate(levels)}
strength[1000.0] = kiwi.strength.required
variables = [kiwi.Variable(str(i)) for i in range(P['vars'])]


def constraint(c, constant=None):
    priority, relation, right, terms = c
    right = right if constant is None else constant
    expression = kiwi.Expression([kiwi.Term(variables[v], a) for v, a in terms], -right)
    return kiwi.Constraint(expression, relation, strength[priority])


made = [constraint(c) for c in P['constraints']]
ordered = [made[i] for i in sorted(range(len(made)), key=lambda i: -P['constraints'][i][0])]
edit_variable, edit_priority, edit_values = P['edit']


def build():
    global solver
    start = time.perf_counter()
    solver = kiwi.Solver()
    solver.addEditVariable(variables[edit_variable], strength[edit_priority])
    solver.suggestValue(variables[edit_variable], edit_values[0])
    for c in ordered:
        solver.addConstraint(c)
    solver.updateVariables()
    return time.perf_counter() - start


result = dict(scratch_ms=median(build), values=[v.value() for v in variables])
print(json.dumps(result), flush=True)

count = 0


def edit():
    global count
    count += 1
    solver.suggestValue(variables[edit_variable], edit_values[count % len(edit_values)])
    solver.updateVariables()


result['edit_ms'] = median(edit)
solver.suggestValue(variables[edit_variable], edit_values[0])
toggled = constraint(P['toggle'])


def toggle():
    solver.addConstraint(toggled)
    solver.updateVariables()
    solver.removeConstraint(toggled)
    solver.updateVariables()


result['toggle_ms'] = median(toggle)
now = {i: made[i] for i, _ in P['replace']}
other = {i: constraint(P['constraints'][i], r) for i, r in P['replace']}


def content():
    for i in now:
        solver.removeConstraint(now[i])
    for i in now:
        solver.addConstraint(other[i])
        now[i], other[i] = other[i], now[i]
    solver.updateVariables()


result['content_ms'] = median(content)
print(json.dumps(result), flush=True)
