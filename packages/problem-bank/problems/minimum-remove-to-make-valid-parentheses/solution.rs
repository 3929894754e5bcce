impl Solution {
    pub fn min_remove_to_make_valid(s: String) -> String {
        let mut removed = vec![false; s.len()];
        let mut unclosed = Vec::new();
        for (place, character) in s.bytes().enumerate() {
            match character {
                b'(' => unclosed.push(place),
                b')' => removed[place] = unclosed.pop().is_none(),
                _ => {}
            }
        }
        for place in unclosed {
            removed[place] = true;
        }
        s.chars()
            .zip(removed)
            .filter(|&(_, is_removed)| !is_removed)
            .map(|(character, _)| character)
            .collect()
    }
}
