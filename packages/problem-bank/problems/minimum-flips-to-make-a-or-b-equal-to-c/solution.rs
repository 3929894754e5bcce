impl Solution {
    pub fn min_flips(a: i32, b: i32, c: i32) -> i32 {
        let (wrong, wrong_twice) = ((a | b) ^ c, a & b & !c);
        (wrong.count_ones() + wrong_twice.count_ones()) as i32
    }
}
