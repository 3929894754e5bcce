impl Solution {
    pub fn calculate(s: String) -> i32 {
        let mut outer = Vec::new();
        let (mut result, mut sign, mut number) = (0, 1, 0);
        for character in s.bytes() {
            match character {
                b'0'..=b'9' => number = 10 * number + i32::from(character - b'0'),
                b'+' | b'-' => {
                    result += sign * number;
                    sign = if character == b'+' { 1 } else { -1 };
                    number = 0;
                }
                b'(' => {
                    outer.push((result, sign));
                    (result, sign) = (0, 1);
                }
                b')' => {
                    result += sign * number;
                    if let Some((before, outer_sign)) = outer.pop() {
                        result = before + outer_sign * result;
                    }
                    (sign, number) = (1, 0);
                }
                _ => {}
            }
        }
        result + sign * number
    }
}
