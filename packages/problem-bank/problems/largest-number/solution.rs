impl Solution {
    pub fn largest_number(nums: Vec<i32>) -> String {
        let mut numbers: Vec<_> = nums.iter().map(i32::to_string).collect();
        numbers.sort_unstable_by(|a, b| format!("{b}{a}").cmp(&format!("{a}{b}")));
        if numbers[0] == "0" {
            return "0".to_string();
        }
        numbers.concat()
    }
}
