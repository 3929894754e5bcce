from itertools import groupby


def count_and_say(n: int) -> str:
    said = "1"
    for _ in range(n - 1):
        said = "".join(f"{len(list(run))}{digit}" for digit, run in groupby(said))
    return said
