impl Solution {
    pub fn longest_common_prefix(strs: Vec<String>) -> String {
        let first = &strs[0];
        let shared = |other: &String| {
            first
                .bytes()
                .zip(other.bytes())
                .take_while(|(a, b)| a == b)
                .count()
        };
        let length = strs.iter().map(shared).min().unwrap_or(0);
        first[..length].to_string()
    }
}
