impl Solution {
    pub fn h_index(citations: Vec<i32>) -> i32 {
        let n = citations.len();
        let mut papers = vec![0; n + 1];
        for cited in citations {
            papers[n.min(cited as usize)] += 1;
        }
        let mut at_least = 0;
        for h in (1..=n).rev() {
            at_least += papers[h];
            if at_least >= h {
                return h as i32;
            }
        }
        0
    }
}
