"""Reads the plain text problem format for the peers."""
import time


def load(path):
    problem = dict(constraints=[], replace=[])
    for line in open(path):
        f = line.split()
        if not f:
            continue
        if f[0] == 'problem':
            problem['name'] = f[1]
        elif f[0] in ('views', 'vars'):
            problem[f[0]] = int(f[1])
        elif f[0] in ('c', 'toggle'):
            terms = [(int(f[5 + 2 * i]), float(f[6 + 2 * i])) for i in range(int(f[4]))]
            constraint = (float(f[1]), f[2], float(f[3]), terms)
            if f[0] == 'c':
                problem['constraints'].append(constraint)
            else:
                problem['toggle'] = constraint
        elif f[0] == 'edit':
            problem['edit'] = (int(f[1]), float(f[2]), [float(x) for x in f[4:]])
        elif f[0] == 'replace':
            problem['replace'] = [(int(f[2 + 2 * i]), float(f[3 + 2 * i])) for i in range(int(f[1]))]
    return problem


def median(run, seconds=0.5, least=3, most=200):
    """The median time of a function in ms. `run` returns the seconds it wants counted, or None for all of them."""
    times, start = [], time.perf_counter()
    while len(times) < least or (time.perf_counter() - start < seconds and len(times) < most):
        before = time.perf_counter()
        counted = run()
        times.append(time.perf_counter() - before if counted is None else counted)
        if time.perf_counter() - start > 20:
            break
    return sorted(times)[len(times) // 2] * 1000
