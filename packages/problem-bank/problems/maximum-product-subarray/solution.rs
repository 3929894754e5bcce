impl Solution {
    pub fn max_product(nums: Vec<i32>) -> i32 {
        let (mut best, mut largest, mut smallest) = (nums[0], nums[0], nums[0]);
        for &number in &nums[1..] {
            let (above, below) = (number * largest, number * smallest);
            largest = number.max(above).max(below);
            smallest = number.min(above).min(below);
            best = best.max(largest);
        }
        best
    }
}
