impl Solution {
    pub fn remove_kdigits(num: String, k: i32) -> String {
        let mut kept = String::new();
        let mut removals = k as usize;
        for digit in num.chars() {
            while removals > 0 && kept.chars().next_back().is_some_and(|last| last > digit) {
                kept.pop();
                removals -= 1;
            }
            kept.push(digit);
        }
        kept.truncate(kept.len() - removals);
        match kept.trim_start_matches('0') {
            "" => "0".to_string(),
            number => number.to_string(),
        }
    }
}
