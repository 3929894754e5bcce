def next_greater_element(nums1: list[int], nums2: list[int]) -> list[int]:
    next_greater: dict[int, int] = {}
    waiting: list[int] = []
    for number in nums2:
        while waiting and waiting[-1] < number:
            next_greater[waiting.pop()] = number
        waiting.append(number)
    return [next_greater.get(number, -1) for number in nums1]
