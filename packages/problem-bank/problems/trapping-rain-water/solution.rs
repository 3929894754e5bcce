impl Solution {
    pub fn trap(height: Vec<i32>) -> i32 {
        let (mut left, mut right) = (0, height.len() - 1);
        let (mut left_wall, mut right_wall) = (0, 0);
        let mut water = 0;
        while left < right {
            left_wall = left_wall.max(height[left]);
            right_wall = right_wall.max(height[right]);
            if left_wall <= right_wall {
                water += left_wall - height[left];
                left += 1;
            } else {
                water += right_wall - height[right];
                right -= 1;
            }
        }
        water
    }
}
