def find_difference(nums1, nums2):
    def without(one, other):
        left = []
        for number in one:
            if number not in other and number not in left:
                left.append(number)
        return left

    return [without(nums1, nums2), without(nums2, nums1)]
