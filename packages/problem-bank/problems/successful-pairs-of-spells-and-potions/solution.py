from bisect import bisect_left


def successful_pairs(spells: list[int], potions: list[int], success: int) -> list[int]:
    ordered = sorted(potions)
    # The weakest potion that is strong enough is success / spell, rounded up.
    return [len(ordered) - bisect_left(ordered, -(-success // spell)) for spell in spells]
