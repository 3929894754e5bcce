def find_length(nums1: list[int], nums2: list[int]) -> int:
    longest = 0
    ending_at = [0] * (len(nums2) + 1)
    for number in nums1:
        for j in range(len(nums2), 0, -1):
            ending_at[j] = ending_at[j - 1] + 1 if nums2[j - 1] == number else 0
        longest = max(longest, max(ending_at))
    return longest
