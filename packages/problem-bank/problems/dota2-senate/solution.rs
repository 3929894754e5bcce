use std::collections::VecDeque;

impl Solution {
    pub fn predict_party_victory(senate: String) -> String {
        let size = senate.len();
        let (mut radiant, mut dire): (VecDeque<_>, VecDeque<_>) =
            (0..size).partition(|&place| senate.as_bytes()[place] == b'R');
        while let (Some(&first_radiant), Some(&first_dire)) = (radiant.front(), dire.front()) {
            radiant.pop_front();
            dire.pop_front();
            if first_radiant < first_dire {
                radiant.push_back(first_radiant + size);
            } else {
                dire.push_back(first_dire + size);
            }
        }
        if dire.is_empty() { "Radiant" } else { "Dire" }.to_string()
    }
}
