impl Solution {
    pub fn character_replacement(s: String, k: i32) -> i32 {
        let letters = s.as_bytes();
        let mut counts = [0; 256];
        let (mut highest, mut left) = (0, 0);
        for (right, &letter) in letters.iter().enumerate() {
            counts[usize::from(letter)] += 1;
            highest = highest.max(counts[usize::from(letter)]);
            if right - left + 1 > highest + k as usize {
                counts[usize::from(letters[left])] -= 1;
                left += 1;
            }
        }
        (letters.len() - left) as i32
    }
}
