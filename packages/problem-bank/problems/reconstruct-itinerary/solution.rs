use std::collections::HashMap;

impl Solution {
    pub fn find_itinerary(mut tickets: Vec<Vec<String>>) -> Vec<String> {
        tickets.sort_unstable_by(|one, other| other.cmp(one));
        // The destinations of each airport, the smallest last.
        let mut ahead: HashMap<&str, Vec<&str>> = HashMap::new();
        for ticket in &tickets {
            ahead.entry(&ticket[0]).or_default().push(&ticket[1]);
        }
        let mut ended = Vec::new();
        let mut journey = vec!["JFK"];
        while let Some(&airport) = journey.last() {
            match ahead.get_mut(airport).and_then(Vec::pop) {
                Some(next) => journey.push(next),
                None => ended.extend(journey.pop()),
            }
        }
        ended.into_iter().rev().map(String::from).collect()
    }
}
