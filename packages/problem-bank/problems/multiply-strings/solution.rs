impl Solution {
    pub fn multiply(num1: String, num2: String) -> String {
        let mut digits = vec![0; num1.len() + num2.len()];
        for (i, a) in num1.bytes().enumerate().rev() {
            for (j, b) in num2.bytes().enumerate().rev() {
                let total = digits[i + j + 1] + (a - b'0') * (b - b'0');
                digits[i + j + 1] = total % 10;
                digits[i + j] += total / 10;
            }
        }
        let product: String = digits
            .into_iter()
            .skip_while(|&digit| digit == 0)
            .map(|digit| char::from(b'0' + digit))
            .collect();
        if product.is_empty() {
            "0".to_string()
        } else {
            product
        }
    }
}
