function nextGreaterElements(nums) {
  const size = nums.length
  const answer = new Array(size).fill(-1)
  const waiting = []
  for (let step = 0; step < 2 * size; step++) {
    const number = nums[step % size]
    while (waiting.length > 0 && nums[waiting.at(-1)] < number) answer[waiting.pop()] = number
    if (step < size) waiting.push(step)
  }
  return answer
}
