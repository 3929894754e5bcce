function findDisappearedNumbers(nums) {
  for (const number of nums) {
    const place = Math.abs(number) - 1
    nums[place] = -Math.abs(nums[place])
  }
  return nums.flatMap((number, place) => (number > 0 ? [place + 1] : []))
}
