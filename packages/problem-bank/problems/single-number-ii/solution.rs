impl Solution {
    pub fn single_number(nums: Vec<i32>) -> i32 {
        let (mut ones, mut twos) = (0, 0);
        for number in nums {
            ones = (ones ^ number) & !twos;
            twos = (twos ^ number) & !ones;
        }
        ones
    }
}
