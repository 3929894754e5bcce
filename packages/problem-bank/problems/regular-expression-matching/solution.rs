impl Solution {
    pub fn is_match(s: String, p: String) -> bool {
        let pattern = p.as_bytes();
        // At place j: whether what was read of s matches the first j characters of p.
        let mut matched = vec![false; pattern.len() + 1];
        matched[0] = true;
        for j in 1..pattern.len() {
            matched[j + 1] = pattern[j] == b'*' && matched[j - 1];
        }
        for character in s.bytes() {
            let fits = |element: u8| element == character || element == b'.';
            let before = std::mem::replace(&mut matched, vec![false; pattern.len() + 1]);
            for (j, &element) in pattern.iter().enumerate() {
                matched[j + 1] = if element == b'*' {
                    matched[j - 1] || (before[j + 1] && fits(pattern[j - 1]))
                } else {
                    before[j] && fits(element)
                };
            }
        }
        matched[pattern.len()]
    }
}
