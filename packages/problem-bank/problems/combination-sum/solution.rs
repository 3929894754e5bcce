impl Solution {
    pub fn combination_sum(mut candidates: Vec<i32>, target: i32) -> Vec<Vec<i32>> {
        candidates.sort_unstable();
        let mut found = Vec::new();
        extend(&candidates, target, &mut Vec::new(), &mut found);
        found
    }
}

/// Extends what is chosen by `numbers`, which are ascending, in every way that adds up to `missing`.
fn extend(numbers: &[i32], missing: i32, chosen: &mut Vec<i32>, found: &mut Vec<Vec<i32>>) {
    if missing == 0 {
        found.push(chosen.clone());
        return;
    }
    for (place, &number) in numbers.iter().enumerate() {
        if number > missing {
            break;
        }
        chosen.push(number);
        extend(&numbers[place..], missing - number, chosen, found);
        chosen.pop();
    }
}
