impl Solution {
    pub fn partition(s: String) -> Vec<Vec<String>> {
        let mut partitions = Vec::new();
        cut(&s, &mut Vec::new(), &mut partitions);
        partitions
    }
}

fn cut<'a>(rest: &'a str, parts: &mut Vec<&'a str>, partitions: &mut Vec<Vec<String>>) {
    if rest.is_empty() {
        partitions.push(parts.iter().map(|part| part.to_string()).collect());
        return;
    }
    for end in 1..=rest.len() {
        let part = &rest[..end];
        if part.bytes().eq(part.bytes().rev()) {
            parts.push(part);
            cut(&rest[end..], parts, partitions);
            parts.pop();
        }
    }
}
