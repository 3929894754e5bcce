impl Solution {
    pub fn num_decodings(s: String) -> i32 {
        let digits = s.as_bytes();
        let (mut older, mut newer) = (0i32, 1i32);
        for (place, &digit) in digits.iter().enumerate() {
            let mut ways = if digit == b'0' { 0 } else { newer };
            if place > 0 && (b"10"..=b"26").contains(&&[digits[place - 1], digit]) {
                // A beginning may have more decodings than fit, where the whole has none.
                ways = ways.wrapping_add(older);
            }
            (older, newer) = (newer, ways);
        }
        newer
    }
}
