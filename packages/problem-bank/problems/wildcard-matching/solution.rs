impl Solution {
    pub fn is_match(s: String, p: String) -> bool {
        let (s, p) = (s.as_bytes(), p.as_bytes());
        let (mut place, mut sign) = (0, 0);
        // Where the last star stands, and how far what it has taken goes.
        let mut star: Option<(usize, usize)> = None;
        while place < s.len() {
            match p.get(sign) {
                Some(b'*') => {
                    star = Some((sign, place));
                    sign += 1;
                }
                Some(&wanted) if wanted == b'?' || wanted == s[place] => {
                    place += 1;
                    sign += 1;
                }
                _ => {
                    let Some((at, taken)) = star else {
                        return false;
                    };
                    star = Some((at, taken + 1));
                    place = taken + 1;
                    sign = at + 1;
                }
            }
        }
        p[sign..].iter().all(|&rest| rest == b'*')
    }
}
