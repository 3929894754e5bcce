function jump(nums) {
  let jumps = 0
  let end = 0
  let furthest = 0
  for (let place = 0; place < nums.length - 1; place++) {
    furthest = Math.max(furthest, place + nums[place])
    if (place === end) {
      jumps++
      end = furthest
    }
  }
  return jumps
}
