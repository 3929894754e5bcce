use std::collections::HashSet;

impl Solution {
    pub fn is_happy(n: i32) -> bool {
        let mut seen = HashSet::new();
        let mut number = n;
        while number != 1 && seen.insert(number) {
            number = sum_of_squares(number);
        }
        number == 1
    }
}

fn sum_of_squares(mut number: i32) -> i32 {
    let mut sum = 0;
    while number > 0 {
        sum += (number % 10).pow(2);
        number /= 10;
    }
    sum
}
