impl Solution {
    pub fn reverse_pairs(mut nums: Vec<i32>) -> i32 {
        fn sort_and_count(nums: &mut [i32]) -> i32 {
            if nums.len() < 2 {
                return 0;
            }
            let (left, right) = nums.split_at_mut(nums.len() / 2);
            let mut count = sort_and_count(left) + sort_and_count(right);
            let mut partners = 0;
            for &number in left.iter() {
                while partners < right.len() && i64::from(number) > 2 * i64::from(right[partners]) {
                    partners += 1;
                }
                count += partners as i32;
            }
            nums.sort();
            count
        }
        sort_and_count(&mut nums)
    }
}
