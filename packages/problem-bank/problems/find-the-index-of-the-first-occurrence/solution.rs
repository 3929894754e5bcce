impl Solution {
    pub fn str_str(haystack: String, needle: String) -> i32 {
        let needle = needle.as_bytes();
        // For each beginning of the needle, the length of its longest proper beginning that is also its end.
        let mut fallback = vec![0; needle.len()];
        let extended = |fallback: &[usize], mut fitting: usize, letter: u8| {
            while fitting > 0 && letter != needle[fitting] {
                fitting = fallback[fitting - 1];
            }
            fitting + usize::from(letter == needle[fitting])
        };

        for place in 1..needle.len() {
            fallback[place] = extended(&fallback, fallback[place - 1], needle[place]);
        }
        let mut fitting = 0;
        for (place, letter) in haystack.bytes().enumerate() {
            fitting = extended(&fallback, fitting, letter);
            if fitting == needle.len() {
                return (place + 1 - needle.len()) as i32;
            }
        }
        -1
    }
}
