def find132pattern(nums: list[int]) -> bool:
    stack = []
    best = float("-inf")
    for number in reversed(nums):
        if number < best:
            return True
        while stack and stack[-1] < number:
            best = stack.pop()
        stack.append(number)
    return False
