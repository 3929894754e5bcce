impl Solution {
    pub fn repeated_string(s: String, n: i64) -> i64 {
        let size = s.len() as i64;
        let count = |text: &str| text.matches('a').count() as i64;
        count(&s) * (n / size) + count(&s[..(n % size) as usize])
    }
}
