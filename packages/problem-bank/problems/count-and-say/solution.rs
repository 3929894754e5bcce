impl Solution {
    pub fn count_and_say(n: i32) -> String {
        let mut said = vec![1u8];
        for _ in 1..n {
            // No run is longer than three, so a count is one digit.
            said = said
                .chunk_by(|one, next| one == next)
                .flat_map(|run| [run.len() as u8, run[0]])
                .collect();
        }
        said.into_iter()
            .map(|digit| char::from(b'0' + digit))
            .collect()
    }
}
