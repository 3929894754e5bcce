impl Solution {
    pub fn is_interleave(s1: String, s2: String, s3: String) -> bool {
        let (first, second, mixed) = (s1.as_bytes(), s2.as_bytes(), s3.as_bytes());
        if first.len() + second.len() != mixed.len() {
            return false;
        }
        // Whether i letters of the first and j of the second make the beginning of the third; one row for each i.
        let mut possible = vec![false; second.len() + 1];
        for i in 0..=first.len() {
            for j in 0..=second.len() {
                let from_first = i > 0 && possible[j] && first[i - 1] == mixed[i + j - 1];
                let from_second = j > 0 && possible[j - 1] && second[j - 1] == mixed[i + j - 1];
                possible[j] = i + j == 0 || from_first || from_second;
            }
        }
        possible[second.len()]
    }
}
