impl Solution {
    pub fn run_length_encode(s: String) -> String {
        s.as_bytes()
            .chunk_by(|one, next| one == next)
            .map(|run| format!("{}{}", char::from(run[0]), run.len()))
            .collect()
    }
}
