impl Solution {
    pub fn my_atoi(s: String) -> i32 {
        let text = s.trim_start_matches(' ');
        let (sign, digits) = match text.strip_prefix('-') {
            Some(rest) => (-1, rest),
            None => (1, text.strip_prefix('+').unwrap_or(text)),
        };
        digits
            .chars()
            .map_while(|character| character.to_digit(10))
            .fold(0i32, |number, digit| {
                number
                    .saturating_mul(10)
                    .saturating_add(sign * digit as i32)
            })
    }
}
