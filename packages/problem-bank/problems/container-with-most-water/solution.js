function maxArea(height) {
  let left = 0
  let right = height.length - 1
  let most = 0
  while (left < right) {
    most = Math.max(most, Math.min(height[left], height[right]) * (right - left))
    if (height[left] < height[right]) left++
    else right--
  }
  return most
}
