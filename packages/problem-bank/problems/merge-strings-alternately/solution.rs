impl Solution {
    pub fn merge_alternately(word1: String, word2: String) -> String {
        let (mut ones, mut others) = (word1.chars(), word2.chars());
        let mut merged = String::with_capacity(word1.len() + word2.len());
        loop {
            let pair = [ones.next(), others.next()];
            if pair == [None, None] {
                return merged;
            }
            merged.extend(pair.into_iter().flatten());
        }
    }
}
