impl Solution {
    pub fn next_greater_elements(nums: Vec<i32>) -> Vec<i32> {
        let mut answer = vec![-1; nums.len()];
        let mut waiting: Vec<usize> = Vec::new();
        for (index, &number) in nums.iter().enumerate() {
            while let Some(&last) = waiting.last() {
                if nums[last] >= number {
                    break;
                }
                answer[last] = number;
                waiting.pop();
            }
            waiting.push(index);
        }
        answer
    }
}
