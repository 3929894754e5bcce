impl Solution {
    pub fn reorganize_string(s: String) -> String {
        let mut counts = [0; 26];
        for letter in s.bytes() {
            counts[usize::from(letter - b'a')] += 1;
        }
        let mut ranked: Vec<(usize, char)> = counts.into_iter().zip('a'..='z').collect();
        ranked.sort_by(|one, other| other.cmp(one));
        let middle = s.len().div_ceil(2);
        if ranked[0].0 > middle {
            return String::new();
        }
        let grouped: Vec<char> = ranked
            .into_iter()
            .flat_map(|(count, letter)| std::iter::repeat_n(letter, count))
            .collect();
        (0..s.len())
            .map(|place| grouped[place / 2 + if place % 2 == 0 { 0 } else { middle }])
            .collect()
    }
}
