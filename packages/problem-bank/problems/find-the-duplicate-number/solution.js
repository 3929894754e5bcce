function findDuplicate(nums) {
  let slow = nums[0]
  let fast = nums[nums[0]]
  while (slow !== fast) {
    slow = nums[slow]
    fast = nums[nums[fast]]
  }
  let start = 0
  while (start !== slow) {
    start = nums[start]
    slow = nums[slow]
  }
  return start
}
