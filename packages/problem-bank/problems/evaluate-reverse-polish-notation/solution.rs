impl Solution {
    pub fn eval_rpn(tokens: Vec<String>) -> i32 {
        let mut stack = Vec::new();
        for token in &tokens {
            if let Ok(number) = token.parse() {
                stack.push(number);
            } else if let (Some(right), Some(left)) = (stack.pop(), stack.pop()) {
                let result: i32 = match token.as_str() {
                    "+" => left + right,
                    "-" => left - right,
                    "*" => left * right,
                    _ => left / right,
                };
                stack.push(result);
            }
        }
        stack[0]
    }
}
