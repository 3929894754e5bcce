function trap(height) {
  let left = 0
  let right = height.length - 1
  let leftWall = 0
  let rightWall = 0
  let water = 0
  while (left < right) {
    leftWall = Math.max(leftWall, height[left])
    rightWall = Math.max(rightWall, height[right])
    if (leftWall <= rightWall) water += leftWall - height[left++]
    else water += rightWall - height[right--]
  }
  return water
}
