def reverse_pairs(nums: list[int]) -> int:
    def sort(numbers: list[int]) -> tuple[list[int], int]:
        if len(numbers) < 2:
            return numbers, 0
        middle = len(numbers) // 2
        left, in_left = sort(numbers[:middle])
        right, in_right = sort(numbers[middle:])
        across = partners = 0
        for number in left:
            while partners < len(right) and number > 2 * right[partners]:
                partners += 1
            across += partners
        return sorted(left + right), in_left + in_right + across

    return sort(nums)[1]
