impl Solution {
    pub fn calculate(s: String) -> i32 {
        let mut terms: Vec<i32> = Vec::new();
        let (mut operator, mut number) = (b'+', 0);
        // One more operator ends the last number.
        for character in s.bytes().chain([b'+']) {
            match character {
                b' ' => {}
                b'0'..=b'9' => number = 10 * number + i32::from(character - b'0'),
                _ => {
                    let term = match operator {
                        b'+' => number,
                        b'-' => -number,
                        b'*' => terms.pop().unwrap_or(0) * number,
                        _ => terms.pop().unwrap_or(0) / number,
                    };
                    terms.push(term);
                    (operator, number) = (character, 0);
                }
            }
        }
        terms.iter().sum()
    }
}
