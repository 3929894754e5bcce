impl Solution {
    pub fn num_rescue_boats(mut people: Vec<i32>, limit: i32) -> i32 {
        people.sort_unstable();
        let mut waiting = &people[..];
        let mut boats = 0;
        while let [rest @ .., heaviest] = waiting {
            waiting = match rest {
                [lightest, others @ ..] if lightest + heaviest <= limit => others,
                _ => rest,
            };
            boats += 1;
        }
        boats
    }
}
