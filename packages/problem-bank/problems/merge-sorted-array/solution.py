def merge(nums1: list[int], m: int, nums2: list[int], n: int) -> None:
    left, right = m - 1, n - 1
    for place in range(m + n - 1, -1, -1):
        if right < 0:
            break
        if left >= 0 and nums1[left] > nums2[right]:
            nums1[place] = nums1[left]
            left -= 1
        else:
            nums1[place] = nums2[right]
            right -= 1
