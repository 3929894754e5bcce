impl Solution {
    pub fn compress(chars: &mut Vec<char>) -> i32 {
        let (mut written, mut start) = (0, 0);
        while start < chars.len() {
            let letter = chars[start];
            let length = chars[start..]
                .iter()
                .take_while(|&&next| next == letter)
                .count();
            chars[written] = letter;
            written += 1;
            if length > 1 {
                for digit in length.to_string().chars() {
                    chars[written] = digit;
                    written += 1;
                }
            }
            start += length;
        }
        written as i32
    }
}
