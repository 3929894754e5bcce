impl Solution {
    pub fn add_strings(num1: String, num2: String) -> String {
        let mut ones = num1.bytes().rev().peekable();
        let mut others = num2.bytes().rev().peekable();
        let mut digits = Vec::new();
        let mut carry = 0;
        while ones.peek().is_some() || others.peek().is_some() || carry > 0 {
            carry += ones.next().map_or(0, |digit| digit - b'0');
            carry += others.next().map_or(0, |digit| digit - b'0');
            digits.push(char::from(b'0' + carry % 10));
            carry /= 10;
        }
        digits.into_iter().rev().collect()
    }
}
