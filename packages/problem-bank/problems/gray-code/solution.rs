impl Solution {
    pub fn gray_code(n: i32) -> Vec<i32> {
        (0..1 << n).map(|number| number ^ number >> 1).collect()
    }
}
