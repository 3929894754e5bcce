function moveZeroes(nums) {
  let place = 0
  for (let index = 0; index < nums.length; index++) {
    if (nums[index] === 0) continue
    ;[nums[place], nums[index]] = [nums[index], nums[place]]
    place++
  }
}
