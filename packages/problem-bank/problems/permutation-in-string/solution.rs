impl Solution {
    pub fn check_inclusion(s1: String, s2: String) -> bool {
        let letters = s2.as_bytes();
        let place = |letter: u8| usize::from(letter - b'a');
        let mut wanted = [0; 26];
        for letter in s1.bytes() {
            wanted[place(letter)] += 1;
        }
        let mut window = [0; 26];
        for (end, &letter) in letters.iter().enumerate() {
            window[place(letter)] += 1;
            if end >= s1.len() {
                window[place(letters[end - s1.len()])] -= 1;
            }
            if window == wanted {
                return true;
            }
        }
        false
    }
}
