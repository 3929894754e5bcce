impl Solution {
    pub fn min_add_to_make_valid(s: String) -> i32 {
        let (mut open, mut missing) = (0, 0);
        for parenthesis in s.chars() {
            match parenthesis {
                '(' => open += 1,
                _ if open > 0 => open -= 1,
                _ => missing += 1,
            }
        }
        missing + open
    }
}
