impl Solution {
    pub fn close_strings(word1: String, word2: String) -> bool {
        let (mut counts1, mut counts2) = (count_letters(&word1), count_letters(&word2));
        if counts1.iter().zip(&counts2).any(|(one, other)| (*one == 0) != (*other == 0)) {
            return false;
        }
        counts1.sort_unstable();
        counts2.sort_unstable();
        counts1 == counts2
    }
}

fn count_letters(word: &str) -> [usize; 26] {
    let mut counts = [0; 26];
    for letter in word.bytes() {
        counts[usize::from(letter - b'a')] += 1;
    }
    counts
}
