from collections import Counter


def total_fruit(fruits: list[int]) -> int:
    picked = Counter()
    start = most = 0
    for end, fruit in enumerate(fruits):
        picked[fruit] += 1
        while len(picked) > 2:
            dropped = fruits[start]
            picked[dropped] -= 1
            if picked[dropped] == 0:
                del picked[dropped]
            start += 1
        most = max(most, end - start + 1)
    return most
