use std::collections::HashMap;

impl Solution {
    pub fn is_isomorphic(s: String, t: String) -> bool {
        let (mut forward, mut backward) = (HashMap::new(), HashMap::new());
        s.bytes().zip(t.bytes()).all(|(a, b)| {
            *forward.entry(a).or_insert(b) == b && *backward.entry(b).or_insert(a) == a
        })
    }
}
