function productExceptSelf(nums) {
  const products = []
  let before = 1
  for (const number of nums) {
    products.push(before)
    before *= number
  }
  let after = 1
  for (let i = nums.length - 1; i >= 0; i--) {
    products[i] *= after
    after *= nums[i]
  }
  return products
}
