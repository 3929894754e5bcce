from bisect import bisect_left


def find_kth_positive(arr: list[int], k: int) -> int:
    return k + bisect_left(range(len(arr)), k, key=lambda place: arr[place] - place - 1)
