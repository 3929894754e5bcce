impl Solution {
    pub fn next_greater_elements(nums: Vec<i32>) -> Vec<i32> {
        let size = nums.len();
        let mut answer = vec![-1; size];
        let mut waiting: Vec<usize> = Vec::new();
        for step in 0..2 * size {
            let number = nums[step % size];
            while let Some(&last) = waiting.last() {
                if nums[last] >= number {
                    break;
                }
                answer[last] = number;
                waiting.pop();
            }
            if step < size {
                waiting.push(step);
            }
        }
        answer
    }
}
