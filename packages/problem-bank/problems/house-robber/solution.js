function rob(nums) {
  let older = 0
  let newer = 0
  for (const money of nums) [older, newer] = [newer, Math.max(newer, older + money)]
  return newer
}
