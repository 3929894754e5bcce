def num_subarray_product_less_than_k(nums, k):
    count = 0
    for start in range(len(nums)):
        product = 1
        for number in nums[start:]:
            product *= number
            count += product < k
    return count
