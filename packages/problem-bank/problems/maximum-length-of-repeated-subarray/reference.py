def find_length(nums1, nums2):
    def parts(nums):
        ends = range(1, len(nums) + 1)
        return {tuple(nums[start:end]) for end in ends for start in range(end)}

    return max(map(len, parts(nums1) & parts(nums2)), default=0)
