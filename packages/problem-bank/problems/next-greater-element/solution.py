def next_greater_elements(nums: list[int]) -> list[int]:
    answer = [-1] * len(nums)
    waiting = []
    for index, number in enumerate(nums):
        while waiting and nums[waiting[-1]] < number:
            answer[waiting.pop()] = number
        waiting.append(index)
    return answer
