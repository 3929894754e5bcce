function summaryRanges(nums) {
  const ranges = []
  let start = 0
  for (let place = 0; place < nums.length; place++) {
    if (nums[place + 1] === nums[place] + 1) continue
    ranges.push(start === place ? `${nums[place]}` : `${nums[start]}->${nums[place]}`)
    start = place + 1
  }
  return ranges
}
