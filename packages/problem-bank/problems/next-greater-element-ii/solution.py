def next_greater_elements(nums: list[int]) -> list[int]:
    size = len(nums)
    answer = [-1] * size
    waiting = []
    for step in range(2 * size):
        number = nums[step % size]
        while waiting and nums[waiting[-1]] < number:
            answer[waiting.pop()] = number
        if step < size:
            waiting.append(step)
    return answer
