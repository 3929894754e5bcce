from collections import Counter


def is_n_straight_hand(hand: list[int], group_size: int) -> bool:
    left = Counter(hand)
    for smallest in sorted(left):
        groups = left[smallest]
        if groups == 0:
            continue
        for number in range(smallest, smallest + group_size):
            if left[number] < groups:
                return False
            left[number] -= groups
    return True
