impl Solution {
    pub fn combination_sum2(mut candidates: Vec<i32>, target: i32) -> Vec<Vec<i32>> {
        candidates.sort_unstable();
        let mut combinations = Vec::new();
        choose(&candidates, target, &mut Vec::new(), &mut combinations);
        combinations
    }
}

fn choose(numbers: &[i32], missing: i32, chosen: &mut Vec<i32>, combinations: &mut Vec<Vec<i32>>) {
    if missing == 0 {
        combinations.push(chosen.clone());
        return;
    }
    for (place, &number) in numbers.iter().enumerate() {
        if number > missing {
            return;
        }
        if place > 0 && number == numbers[place - 1] {
            continue;
        }
        chosen.push(number);
        choose(
            &numbers[place + 1..],
            missing - number,
            chosen,
            combinations,
        );
        chosen.pop();
    }
}
