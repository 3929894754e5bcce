impl Solution {
    pub fn backspace_compare(s: String, t: String) -> bool {
        visible_from_back(&s).eq(visible_from_back(&t))
    }
}

fn visible_from_back(typed: &str) -> impl Iterator<Item = u8> + '_ {
    let mut backspaces = 0;
    typed.bytes().rev().filter(move |&character| {
        if character == b'#' {
            backspaces += 1;
            return false;
        }
        let visible = backspaces == 0;
        if !visible {
            backspaces -= 1;
        }
        visible
    })
}
