impl Solution {
    pub fn can_construct(ransom_note: String, magazine: String) -> bool {
        let mut available = [0; 26];
        for letter in magazine.bytes() {
            available[usize::from(letter - b'a')] += 1;
        }
        ransom_note.bytes().all(|letter| {
            let left = &mut available[usize::from(letter - b'a')];
            *left -= 1;
            *left >= 0
        })
    }
}
