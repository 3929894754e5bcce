impl Solution {
    pub fn combination_sum3(k: i32, n: i32) -> Vec<Vec<i32>> {
        let mut combinations = Vec::new();
        choose(1, k as usize, n, &mut Vec::new(), &mut combinations);
        combinations
    }
}

fn choose(
    first: i32,
    size: usize,
    missing: i32,
    chosen: &mut Vec<i32>,
    combinations: &mut Vec<Vec<i32>>,
) {
    if chosen.len() == size {
        if missing == 0 {
            combinations.push(chosen.clone());
        }
        return;
    }
    for digit in first..=missing.min(9) {
        chosen.push(digit);
        choose(digit + 1, size, missing - digit, chosen, combinations);
        chosen.pop();
    }
}
