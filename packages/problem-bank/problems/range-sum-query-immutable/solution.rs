struct NumArray {
    /// The sum of everything before each place.
    before: Vec<i32>,
}

impl NumArray {
    fn new(nums: Vec<i32>) -> Self {
        let mut before = vec![0];
        for number in nums {
            before.push(before[before.len() - 1] + number);
        }
        Self { before }
    }

    fn sum_range(&self, left: i32, right: i32) -> i32 {
        self.before[right as usize + 1] - self.before[left as usize]
    }
}
