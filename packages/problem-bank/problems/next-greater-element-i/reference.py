def next_greater_element(nums1, nums2):
    answer = []
    for number in nums1:
        after = nums2[nums2.index(number) + 1:]
        greater = [other for other in after if other > number]
        answer.append(greater[0] if greater else -1)
    return answer
