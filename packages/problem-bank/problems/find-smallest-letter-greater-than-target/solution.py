from bisect import bisect_right


def next_greatest_letter(letters: list[str], target: str) -> str:
    return letters[bisect_right(letters, target) % len(letters)]
