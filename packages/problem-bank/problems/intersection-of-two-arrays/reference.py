def intersection(nums1, nums2):
    common = []
    for number in nums1:
        if number in nums2 and number not in common:
            common.append(number)
    return common
