use std::collections::HashMap;

impl Solution {
    pub fn find_substring(s: String, words: Vec<String>) -> Vec<i32> {
        let width = words[0].len();
        let mut missing: HashMap<&str, i32> = HashMap::new();
        for word in &words {
            *missing.entry(word.as_str()).or_default() += 1;
        }
        let mut starts = Vec::new();
        for offset in 0..width {
            let mut left = missing.clone();
            let mut start = offset;
            let mut at = offset;
            while at + width <= s.len() {
                let piece = &s[at..at + width];
                *left.entry(piece).or_default() -= 1;
                while left[piece] < 0 {
                    *left.entry(&s[start..start + width]).or_default() += 1;
                    start += width;
                }
                at += width;
                if at - start == width * words.len() {
                    starts.push(start as i32);
                }
            }
        }
        starts
    }
}
