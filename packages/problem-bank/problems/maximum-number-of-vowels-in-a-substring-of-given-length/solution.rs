impl Solution {
    pub fn max_vowels(s: String, k: i32) -> i32 {
        let vowels: Vec<i32> = s.bytes().map(|letter| b"aeiou".contains(&letter).into()).collect();
        let mut window: i32 = vowels[..k as usize].iter().sum();
        let mut best = window;
        for (entering, leaving) in vowels[k as usize..].iter().zip(&vowels) {
            window += entering - leaving;
            best = best.max(window);
        }
        best
    }
}
