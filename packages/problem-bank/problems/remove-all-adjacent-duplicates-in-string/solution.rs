impl Solution {
    pub fn remove_duplicates(s: String) -> String {
        let mut kept = String::new();
        for letter in s.chars() {
            if kept.ends_with(letter) {
                kept.pop();
            } else {
                kept.push(letter);
            }
        }
        kept
    }
}
