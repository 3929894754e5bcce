def product_except_self(nums: list[int]) -> list[int]:
    products = []
    before = 1
    for number in nums:
        products.append(before)
        before *= number
    after = 1
    for i in range(len(nums) - 1, -1, -1):
        products[i] *= after
        after *= nums[i]
    return products
