function deleteAndEarn(nums) {
  const highest = nums.reduce((highest, number) => Math.max(highest, number), 0)
  const points = new Array(highest + 1).fill(0)
  for (const number of nums) points[number] += number
  let older = 0
  let newer = 0
  for (const earned of points) [older, newer] = [newer, Math.max(newer, older + earned)]
  return newer
}
