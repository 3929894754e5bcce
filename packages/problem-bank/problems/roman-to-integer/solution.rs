impl Solution {
    pub fn roman_to_int(s: String) -> i32 {
        let values: Vec<_> = s.bytes().map(value_of).collect();
        let following = values.iter().skip(1).chain([&0]);
        values
            .iter()
            .zip(following)
            .map(|(value, next)| if value < next { -value } else { *value })
            .sum()
    }
}

fn value_of(symbol: u8) -> i32 {
    match symbol {
        b'I' => 1,
        b'V' => 5,
        b'X' => 10,
        b'L' => 50,
        b'C' => 100,
        b'D' => 500,
        _ => 1000,
    }
}
