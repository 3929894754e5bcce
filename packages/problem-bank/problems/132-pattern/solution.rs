impl Solution {
    pub fn find132pattern(nums: Vec<i32>) -> bool {
        let mut stack = Vec::new();
        let mut best = i32::MIN;
        for &number in nums.iter().rev() {
            if number < best {
                return true;
            }
            while let Some(top) = stack.pop_if(|top| *top < number) {
                best = top;
            }
            stack.push(number);
        }
        false
    }
}
