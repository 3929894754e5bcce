impl Solution {
    pub fn count_bits(n: i32) -> Vec<i32> {
        let mut bits = vec![0; n as usize + 1];
        for number in 1..bits.len() {
            bits[number] = bits[number / 2] + (number % 2) as i32;
        }
        bits
    }
}
