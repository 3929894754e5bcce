impl Solution {
    pub fn subarrays_div_by_k(nums: Vec<i32>, k: i32) -> i32 {
        let mut seen = vec![0; k as usize];
        seen[0] = 1;
        let (mut remainder, mut count) = (0, 0);
        for number in nums {
            remainder = (remainder + number).rem_euclid(k);
            count += seen[remainder as usize];
            seen[remainder as usize] += 1;
        }
        count
    }
}
