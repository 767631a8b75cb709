#!/usr/bin/env python3
"""highs.py PROBLEM [--strict]   HiGHS on a problem; JSON on stdout.

Without --strict one program with weights 1000 apart, timed from its finished matrix. With --strict level by level: each
level's sum of errors is held at its least before the next is minimised; untimed, for its values."""
import json
import sys

import highspy
import numpy as np
from problem import load, median

P = load(sys.argv[1])
strict = '--strict' in sys.argv
inf = highspy.kHighsInf
edit_variable, edit_priority, edit_values = P['edit']
constraints = P['constraints'] + [(edit_priority, '==', edit_values[0], [(edit_variable, 1.0)])]
levels = sorted({c[0] for c in constraints if c[0] < 1000}, reverse=True)


def program():
    columns = P['vars']
    lower, upper, start, index, value = [], [], [0], [], []
    errors = {level: [] for level in levels}
    for priority, relation, right, terms in constraints:
        for variable, coefficient in terms:
            index.append(variable)
            value.append(coefficient)
        if priority < 1000:
            for missing, sign in (('<=', 1.0), ('>=', -1.0)):
                if relation != missing:
                    index.append(columns)
                    value.append(sign)
                    errors[priority].append(columns)
                    columns += 1
        lower.append(-inf if relation == '<=' else right)
        upper.append(inf if relation == '>=' else right)
        start.append(len(index))
    lp = highspy.HighsLp()
    lp.num_col_, lp.num_row_ = columns, len(lower)
    lp.col_lower_ = np.array([-inf] * P['vars'] + [0.0] * (columns - P['vars']))
    lp.col_upper_, lp.col_cost_ = np.full(columns, inf), np.zeros(columns)
    lp.row_lower_, lp.row_upper_ = np.array(lower), np.array(upper)
    lp.a_matrix_.format_ = highspy.MatrixFormat.kRowwise
    lp.a_matrix_.start_, lp.a_matrix_.index_ = np.array(start), np.array(index)
    lp.a_matrix_.value_ = np.array(value)
    return lp, errors


def solver(lp):
    highs = highspy.Highs()
    highs.setOptionValue('output_flag', False)
    highs.setOptionValue('threads', 1)
    highs.passModel(lp)
    return highs


lp, errors = program()
if strict:
    highs, previous = solver(lp), None
    for level in levels:
        indices = np.array(errors[level], dtype=np.int32)
        if previous is not None:
            highs.changeColsCost(len(previous), previous, np.zeros(len(previous)))
        highs.changeColsCost(len(indices), indices, np.ones(len(indices)))
        highs.run()
        if highs.getModelStatus() != highspy.HighsModelStatus.kOptimal:
            sys.exit(f'not optimal at {level:g}')
        least = highs.getInfo().objective_function_value
        highs.addRow(-inf, least + 1e-8 * max(1.0, abs(least)), len(indices), indices, np.ones(len(indices)))
        previous = indices
    print(json.dumps(dict(values=[float(x) for x in highs.getSolution().col_value[:P['vars']]])))
    sys.exit()

cost, weight = np.zeros(lp.num_col_), 1.0
for level in reversed(levels):
    cost[errors[level]] = weight
    weight *= 1000
lp.col_cost_ = cost


def build():
    global highs
    highs = solver(lp)
    highs.run()
    highs.getSolution()


result = dict(scratch_ms=median(build))
print(json.dumps(result), flush=True)
count = 0


def edit():
    global count
    count += 1
    value = edit_values[count % len(edit_values)]
    highs.changeRowBounds(len(constraints) - 1, value, value)
    highs.run()
    highs.getSolution()


result['edit_ms'] = median(edit)
print(json.dumps(result), flush=True)
