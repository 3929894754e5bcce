impl Solution {
    pub fn find_anagrams(s: String, p: String) -> Vec<i32> {
        let letters = s.as_bytes();
        let place = |letter: u8| usize::from(letter - b'a');
        let mut wanted = [0; 26];
        for letter in p.bytes() {
            wanted[place(letter)] += 1;
        }
        let mut window = [0; 26];
        let mut starts = Vec::new();
        for (end, &letter) in letters.iter().enumerate() {
            window[place(letter)] += 1;
            if end >= p.len() {
                window[place(letters[end - p.len()])] -= 1;
            }
            if window == wanted {
                starts.push((end + 1 - p.len()) as i32);
            }
        }
        starts
    }
}
