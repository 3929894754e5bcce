impl Solution {
    pub fn is_valid(s: String) -> bool {
        let mut owed = Vec::new();
        for bracket in s.chars() {
            match bracket {
                '(' => owed.push(')'),
                '[' => owed.push(']'),
                '{' => owed.push('}'),
                closing if owed.pop() != Some(closing) => return false,
                _ => {}
            }
        }
        owed.is_empty()
    }
}
