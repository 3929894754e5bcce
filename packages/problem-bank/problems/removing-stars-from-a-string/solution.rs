impl Solution {
    pub fn remove_stars(s: String) -> String {
        let mut left = String::new();
        for character in s.chars() {
            if character == '*' {
                left.pop();
            } else {
                left.push(character);
            }
        }
        left
    }
}
