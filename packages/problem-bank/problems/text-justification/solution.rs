impl Solution {
    pub fn full_justify(words: Vec<String>, max_width: i32) -> Vec<String> {
        let width = max_width as usize;
        let mut lines = Vec::new();
        let mut first = 0;
        while first < words.len() {
            let (mut end, mut letters) = (first, 0);
            while end < words.len() && letters + words[end].len() + end - first <= width {
                letters += words[end].len();
                end += 1;
            }
            let gaps = end - first - 1;
            let (space, wider) = if gaps > 0 && end < words.len() {
                ((width - letters) / gaps, (width - letters) % gaps)
            } else {
                (1, 0)
            };
            let mut line = words[first].clone();
            for (gap, word) in words[first + 1..end].iter().enumerate() {
                let spaces = space + usize::from(gap < wider);
                line.push_str(&" ".repeat(spaces));
                line.push_str(word);
            }
            lines.push(format!("{line:<width$}"));
            first = end;
        }
        lines
    }
}
