impl Solution {
    pub fn restore_ip_addresses(s: String) -> Vec<String> {
        let mut addresses = Vec::new();
        split(&s, &mut Vec::new(), &mut addresses);
        addresses
    }
}

fn split<'a>(rest: &'a str, numbers: &mut Vec<&'a str>, addresses: &mut Vec<String>) {
    if numbers.len() == 4 {
        if rest.is_empty() {
            addresses.push(numbers.join("."));
        }
        return;
    }
    for end in 1..=rest.len().min(3) {
        let (number, after) = rest.split_at(end);
        if is_valid(number) {
            numbers.push(number);
            split(after, numbers, addresses);
            numbers.pop();
        }
    }
}

fn is_valid(number: &str) -> bool {
    number == "0" || (!number.starts_with('0') && number.parse::<u8>().is_ok())
}
