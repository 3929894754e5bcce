from collections import Counter


def top_k_frequent(nums: list[int], k: int) -> list[int]:
    with_count = [[] for _ in range(len(nums) + 1)]
    for number, count in Counter(nums).items():
        with_count[count].append(number)
    most_frequent = [number for bucket in reversed(with_count) for number in bucket]
    return most_frequent[:k]
