def count_smaller(nums: list[int]) -> list[int]:
    ranks = {number: rank for rank, number in enumerate(sorted(set(nums)), 1)}
    tree = [0] * (len(ranks) + 1)
    counts = []
    for number in reversed(nums):
        smaller, place = 0, ranks[number] - 1
        while place > 0:
            smaller += tree[place]
            place &= place - 1
        counts.append(smaller)
        place = ranks[number]
        while place < len(tree):
            tree[place] += 1
            place += place & -place
    return counts[::-1]
