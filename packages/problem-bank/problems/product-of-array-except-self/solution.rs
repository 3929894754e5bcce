impl Solution {
    pub fn product_except_self(nums: Vec<i32>) -> Vec<i32> {
        let mut products = Vec::with_capacity(nums.len());
        let mut before = 1;
        for number in &nums {
            products.push(before);
            before *= number;
        }
        let mut after = 1;
        for (product, number) in products.iter_mut().zip(&nums).rev() {
            *product *= after;
            after *= number;
        }
        products
    }
}
