def trap(height: list[int]) -> int:
    left, right = 0, len(height) - 1
    left_wall = right_wall = water = 0
    while left < right:
        left_wall = max(left_wall, height[left])
        right_wall = max(right_wall, height[right])
        if left_wall <= right_wall:
            water += left_wall - height[left]
            left += 1
        else:
            water += right_wall - height[right]
            right -= 1
    return water
