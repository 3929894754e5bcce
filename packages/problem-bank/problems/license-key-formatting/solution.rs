impl Solution {
    pub fn license_key_formatting(s: String, k: i32) -> String {
        let letters = s.replace('-', "").to_uppercase();
        let mut key = String::new();
        for (i, letter) in letters.chars().enumerate() {
            // A dash stands wherever whole groups are left.
            if i > 0 && (letters.len() - i) % k as usize == 0 {
                key.push('-');
            }
            key.push(letter);
        }
        key
    }
}
