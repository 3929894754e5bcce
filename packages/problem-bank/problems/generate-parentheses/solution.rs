impl Solution {
    pub fn generate_parenthesis(n: i32) -> Vec<String> {
        let mut found = Vec::new();
        extend(&mut String::new(), n, 0, &mut found);
        found
    }
}

fn extend(start: &mut String, left: i32, opened: i32, found: &mut Vec<String>) {
    if left == 0 && opened == 0 {
        found.push(start.clone());
    }
    if left > 0 {
        start.push('(');
        extend(start, left - 1, opened + 1, found);
        start.pop();
    }
    if opened > 0 {
        start.push(')');
        extend(start, left, opened - 1, found);
        start.pop();
    }
}
