impl Solution {
    pub fn add_binary(a: String, b: String) -> String {
        let mut a = a.bytes().rev().peekable();
        let mut b = b.bytes().rev().peekable();
        let mut digits = Vec::new();
        let mut carry = 0;
        while a.peek().is_some() || b.peek().is_some() || carry > 0 {
            carry +=
                a.next().map_or(0, |digit| digit - b'0') + b.next().map_or(0, |digit| digit - b'0');
            digits.push(char::from(b'0' + carry % 2));
            carry /= 2;
        }
        digits.into_iter().rev().collect()
    }
}
