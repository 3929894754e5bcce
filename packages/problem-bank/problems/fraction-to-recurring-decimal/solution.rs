use std::collections::HashMap;

impl Solution {
    pub fn fraction_to_decimal(numerator: i32, denominator: i32) -> String {
        let dividend = i64::from(numerator).abs();
        let divisor = i64::from(denominator).abs();
        let is_negative = numerator != 0 && (numerator < 0) != (denominator < 0);
        let sign = if is_negative { "-" } else { "" };
        let whole = format!("{sign}{}", dividend / divisor);
        let mut remainder = dividend % divisor;
        let mut digits = String::new();
        // For each remainder the place of the digit that it gives.
        let mut places = HashMap::new();
        while remainder != 0 {
            if let Some(&start) = places.get(&remainder) {
                return format!("{whole}.{}({})", &digits[..start], &digits[start..]);
            }
            places.insert(remainder, digits.len());
            digits += &(remainder * 10 / divisor).to_string();
            remainder = remainder * 10 % divisor;
        }
        if digits.is_empty() {
            whole
        } else {
            format!("{whole}.{digits}")
        }
    }
}
