impl Solution {
    pub fn delete_and_earn(nums: Vec<i32>) -> i32 {
        let largest = nums.iter().copied().max().unwrap_or(0);
        let mut points = vec![0; largest as usize + 1];
        for number in nums {
            points[number as usize] += number;
        }
        let (mut older, mut newer) = (0, 0);
        for earned in points {
            (older, newer) = (newer, newer.max(older + earned));
        }
        newer
    }
}
