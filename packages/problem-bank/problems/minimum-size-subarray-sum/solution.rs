impl Solution {
    pub fn min_sub_array_len(target: i32, nums: Vec<i32>) -> i32 {
        let mut shortest = None;
        let (mut total, mut start) = (0, 0);
        for (end, number) in nums.iter().enumerate() {
            total += number;
            while total >= target {
                let length = end + 1 - start;
                shortest = Some(shortest.map_or(length, |known: usize| known.min(length)));
                total -= nums[start];
                start += 1;
            }
        }
        shortest.unwrap_or(0) as i32
    }
}
