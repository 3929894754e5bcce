function rob(nums) {
  const n = nums.length
  return n === 1 ? nums[0] : Math.max(robStreet(nums, 0, n - 1), robStreet(nums, 1, n))
}

function robStreet(money, start, end) {
  let older = 0
  let newer = 0
  for (let house = start; house < end; house++) [older, newer] = [newer, Math.max(newer, older + money[house])]
  return newer
}
