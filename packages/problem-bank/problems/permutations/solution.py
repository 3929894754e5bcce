def permute(nums: list[int]) -> list[list[int]]:
    found = []
    order = []

    def extend(left: list[int]) -> None:
        if not left:
            found.append(order[:])
        for place, number in enumerate(left):
            order.append(number)
            extend(left[:place] + left[place + 1 :])
            order.pop()

    extend(nums)
    return found
