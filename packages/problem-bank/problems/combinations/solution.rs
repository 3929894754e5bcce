impl Solution {
    pub fn combine(n: i32, k: i32) -> Vec<Vec<i32>> {
        let mut combinations = Vec::new();
        choose(1, n, k, &mut Vec::new(), &mut combinations);
        combinations
    }
}

fn choose(
    first: i32,
    last: i32,
    missing: i32,
    chosen: &mut Vec<i32>,
    combinations: &mut Vec<Vec<i32>>,
) {
    if missing == 0 {
        combinations.push(chosen.clone());
        return;
    }
    for number in first..=last - missing + 1 {
        chosen.push(number);
        choose(number + 1, last, missing - 1, chosen, combinations);
        chosen.pop();
    }
}
