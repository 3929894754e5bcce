use std::collections::HashMap;

impl Solution {
    pub fn group_anagrams(strs: Vec<String>) -> Vec<Vec<String>> {
        let mut groups: HashMap<Vec<u8>, Vec<String>> = HashMap::new();
        for word in strs {
            let mut letters = word.clone().into_bytes();
            letters.sort_unstable();
            groups.entry(letters).or_default().push(word);
        }
        groups.into_values().collect()
    }
}
