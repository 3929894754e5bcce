impl Solution {
    pub fn is_anagram(s: String, t: String) -> bool {
        counts(&s) == counts(&t)
    }
}

fn counts(text: &str) -> [usize; 26] {
    let mut counts = [0; 26];
    for letter in text.bytes() {
        counts[usize::from(letter - b'a')] += 1;
    }
    counts
}
