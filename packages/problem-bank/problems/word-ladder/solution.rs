use std::collections::HashSet;

impl Solution {
    pub fn ladder_length(begin_word: String, end_word: String, word_list: Vec<String>) -> i32 {
        let end = end_word.into_bytes();
        let mut unreached: HashSet<_> = word_list.into_iter().map(String::into_bytes).collect();
        let mut level = vec![begin_word.into_bytes()];
        let mut words_so_far = 1;
        while !level.is_empty() {
            if level.contains(&end) {
                return words_so_far;
            }
            let mut reached = Vec::new();
            for mut word in level {
                for place in 0..word.len() {
                    let own = word[place];
                    for letter in b'a'..=b'z' {
                        word[place] = letter;
                        reached.extend(unreached.take(&word));
                    }
                    word[place] = own;
                }
            }
            level = reached;
            words_so_far += 1;
        }
        0
    }
}
