def num_subarray_product_less_than_k(nums: list[int], k: int) -> int:
    if k <= 1:
        return 0
    count, product, left = 0, 1, 0
    for right, number in enumerate(nums):
        product *= number
        while product >= k:
            product //= nums[left]
            left += 1
        count += right - left + 1
    return count
