def next_greater_elements(nums):
    answer = []
    for index, number in enumerate(nums):
        greater = [later for later in nums[index + 1 :] if later > number]
        answer.append(greater[0] if greater else -1)
    return answer
