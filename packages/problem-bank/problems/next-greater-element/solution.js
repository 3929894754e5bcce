function nextGreaterElements(nums) {
  const answer = new Array(nums.length).fill(-1)
  const waiting = []
  for (const [index, number] of nums.entries()) {
    while (waiting.length > 0 && nums[waiting.at(-1)] < number) answer[waiting.pop()] = number
    waiting.push(index)
  }
  return answer
}
