impl Solution {
    pub fn min_window(s: String, t: String) -> String {
        let characters = s.as_bytes();
        let mut needed = [0; 128];
        for character in t.bytes() {
            needed[usize::from(character)] += 1;
        }
        let mut missing = t.len();
        let mut left = 0;
        let mut shortest: Option<&str> = None;
        for right in 0..characters.len() {
            let entering = &mut needed[usize::from(characters[right])];
            if *entering > 0 {
                missing -= 1;
            }
            *entering -= 1;
            if missing > 0 {
                continue;
            }
            while needed[usize::from(characters[left])] < 0 {
                needed[usize::from(characters[left])] += 1;
                left += 1;
            }
            let window = &s[left..=right];
            if shortest.is_none_or(|known| window.len() < known.len()) {
                shortest = Some(window);
            }
            needed[usize::from(characters[left])] += 1;
            left += 1;
            missing = 1;
        }
        shortest.unwrap_or_default().to_string()
    }
}
