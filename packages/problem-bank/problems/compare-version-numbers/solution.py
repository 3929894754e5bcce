from itertools import zip_longest


def compare_version(version1: str, version2: str) -> int:
    revisions = [map(int, version.split(".")) for version in (version1, version2)]
    for one, other in zip_longest(*revisions, fillvalue=0):
        if one != other:
            return -1 if one < other else 1
    return 0
