impl Solution {
    pub fn num_subarray_product_less_than_k(nums: Vec<i32>, k: i32) -> i32 {
        if k <= 1 {
            return 0;
        }
        let (mut count, mut product, mut left) = (0, 1, 0);
        for (right, number) in nums.iter().enumerate() {
            product *= number;
            while product >= k {
                product /= nums[left];
                left += 1;
            }
            count += right + 1 - left;
        }
        count as i32
    }
}
