from functools import cmp_to_key


def largest_number(nums: list[int]) -> str:
    def larger_first(a: str, b: str) -> int:
        return (a + b < b + a) - (a + b > b + a)

    joined = "".join(sorted(map(str, nums), key=cmp_to_key(larger_first)))
    return "0" if joined.startswith("0") else joined
