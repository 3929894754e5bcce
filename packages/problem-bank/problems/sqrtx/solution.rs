impl Solution {
    pub fn my_sqrt(x: i32) -> i32 {
        let x = i64::from(x);
        let (mut low, mut high) = (0, x);
        while low < high {
            let middle = (low + high + 1) / 2;
            if middle * middle <= x {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        low as i32
    }
}
