impl Solution {
    pub fn split_array(nums: Vec<i32>, k: i32) -> i32 {
        let parts_needed = |bound: i32| {
            let (mut parts, mut total) = (1, 0);
            for &number in &nums {
                if total + number > bound {
                    parts += 1;
                    total = 0;
                }
                total += number;
            }
            parts
        };

        let mut low = nums.iter().copied().max().unwrap_or(0);
        let mut high = nums.iter().sum();
        while low < high {
            let middle = (low + high) / 2;
            if parts_needed(middle) <= k {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        low
    }
}
