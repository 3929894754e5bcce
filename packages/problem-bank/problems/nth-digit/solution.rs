impl Solution {
    pub fn find_nth_digit(n: i32) -> i32 {
        let (mut left, mut length, mut first) = (i64::from(n), 1, 1);
        while left > length * 9 * first {
            left -= length * 9 * first;
            length += 1;
            first *= 10;
        }
        let number = (first + (left - 1) / length).to_string();
        i32::from(number.as_bytes()[((left - 1) % length) as usize] - b'0')
    }
}
