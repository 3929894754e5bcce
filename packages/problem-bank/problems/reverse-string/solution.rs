impl Solution {
    pub fn reverse_string(s: &mut Vec<char>) {
        let mut rest = s.as_mut_slice();
        while let [first, between @ .., last] = rest {
            std::mem::swap(first, last);
            rest = between;
        }
    }
}
