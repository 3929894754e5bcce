use std::collections::HashMap;

impl Solution {
    pub fn calc_equation(
        equations: Vec<Vec<String>>,
        values: Vec<f64>,
        queries: Vec<Vec<String>>,
    ) -> Vec<f64> {
        // What each variable is multiplied with to give another.
        let mut factors: HashMap<&str, Vec<(&str, f64)>> = HashMap::new();
        for (equation, value) in equations.iter().zip(values) {
            let (dividend, divisor) = (equation[0].as_str(), equation[1].as_str());
            factors.entry(divisor).or_default().push((dividend, value));
            factors
                .entry(dividend)
                .or_default()
                .push((divisor, 1.0 / value));
        }

        // For each variable one that it hangs together with, and how many times that one it is.
        let mut known: HashMap<&str, (&str, f64)> = HashMap::new();
        for &root in factors.keys() {
            if known.contains_key(root) {
                continue;
            }
            known.insert(root, (root, 1.0));
            let mut to_visit = vec![(root, 1.0)];
            while let Some((variable, times)) = to_visit.pop() {
                for &(next, factor) in &factors[variable] {
                    if !known.contains_key(next) {
                        known.insert(next, (root, times * factor));
                        to_visit.push((next, times * factor));
                    }
                }
            }
        }

        let quotient = |query: &Vec<String>| {
            let (root, times) = known.get(query[0].as_str())?;
            let (other_root, other_times) = known.get(query[1].as_str())?;
            (root == other_root).then(|| times / other_times)
        };
        queries
            .iter()
            .map(|query| quotient(query).unwrap_or(-1.0))
            .collect()
    }
}
