impl Solution {
    pub fn score_of_parentheses(s: String) -> i32 {
        let (mut score, mut depth) = (0, 0);
        let mut before = b' ';
        for parenthesis in s.bytes() {
            if parenthesis == b'(' {
                depth += 1;
            } else {
                depth -= 1;
                if before == b'(' {
                    score += 1 << depth;
                }
            }
            before = parenthesis;
        }
        score
    }
}
