def remove_kdigits(num: str, k: int) -> str:
    kept = []
    removals = k
    for digit in num:
        while removals > 0 and kept and kept[-1] > digit:
            kept.pop()
            removals -= 1
        kept.append(digit)
    return "".join(kept[: len(kept) - removals]).lstrip("0") or "0"
