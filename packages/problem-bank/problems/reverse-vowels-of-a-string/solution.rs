impl Solution {
    pub fn reverse_vowels(s: String) -> String {
        let mut characters: Vec<char> = s.chars().collect();
        let (mut left, mut right) = (0, characters.len() - 1);
        while left < right {
            if !is_vowel(characters[left]) {
                left += 1;
            } else if !is_vowel(characters[right]) {
                right -= 1;
            } else {
                characters.swap(left, right);
                left += 1;
                right -= 1;
            }
        }
        characters.into_iter().collect()
    }
}

fn is_vowel(character: char) -> bool {
    "aeiouAEIOU".contains(character)
}
