from collections import Counter


def least_interval(tasks: list[str], n: int) -> int:
    counts = Counter(tasks).values()
    most = max(counts)
    as_frequent = sum(count == most for count in counts)
    return max(len(tasks), (most - 1) * (n + 1) + as_frequent)
