impl Solution {
    pub fn longest_valid_parentheses(s: String) -> i32 {
        let mut longest = 0;
        let mut unmatched = vec![-1];
        for (place, bracket) in (0..).zip(s.bytes()) {
            if bracket == b'(' {
                unmatched.push(place);
                continue;
            }
            unmatched.pop();
            match unmatched.last() {
                Some(before) => longest = longest.max(place - before),
                None => unmatched.push(place),
            }
        }
        longest
    }
}
