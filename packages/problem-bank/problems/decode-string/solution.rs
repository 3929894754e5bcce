impl Solution {
    pub fn decode_string(s: String) -> String {
        let mut waiting = Vec::new();
        let (mut text, mut count) = (String::new(), 0);
        for character in s.chars() {
            match character {
                '[' => waiting.push((std::mem::take(&mut text), std::mem::take(&mut count))),
                ']' => {
                    if let Some((before, times)) = waiting.pop() {
                        text = before + &text.repeat(times);
                    }
                }
                _ => match character.to_digit(10) {
                    Some(digit) => count = count * 10 + digit as usize,
                    None => text.push(character),
                },
            }
        }
        text
    }
}
