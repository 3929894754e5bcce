impl Solution {
    pub fn length_of_lis(nums: Vec<i32>) -> i32 {
        let mut smallest_ends = Vec::new();
        for number in nums {
            let place = smallest_ends.partition_point(|&end| end < number);
            if place == smallest_ends.len() {
                smallest_ends.push(number);
            } else {
                smallest_ends[place] = number;
            }
        }
        smallest_ends.len() as i32
    }
}
