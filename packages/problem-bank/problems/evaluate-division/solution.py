from collections import defaultdict


def calc_equation(equations: list[list[str]], values: list[float], queries: list[list[str]]) -> list[float]:
    # What each variable is multiplied with to give another.
    factors = defaultdict(list)
    for (dividend, divisor), value in zip(equations, values):
        factors[divisor].append((dividend, value))
        factors[dividend].append((divisor, 1 / value))

    # For each variable one that it hangs together with, and how many times that one it is.
    known = {}
    for root in factors:
        if root in known:
            continue
        known[root] = (root, 1.0)
        to_visit = [root]
        while to_visit:
            variable = to_visit.pop()
            for neighbour, factor in factors[variable]:
                if neighbour not in known:
                    known[neighbour] = (root, known[variable][1] * factor)
                    to_visit.append(neighbour)

    def quotient(dividend: str, divisor: str) -> float:
        if dividend not in known or divisor not in known:
            return -1.0
        (root, times), (other_root, other_times) = known[dividend], known[divisor]
        return times / other_times if root == other_root else -1.0

    return [quotient(dividend, divisor) for dividend, divisor in queries]
