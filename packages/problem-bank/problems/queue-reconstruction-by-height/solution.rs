impl Solution {
    pub fn reconstruct_queue(mut people: Vec<Vec<i32>>) -> Vec<Vec<i32>> {
        people.sort_unstable_by_key(|person| (-person[0], person[1]));
        let mut queue = Vec::with_capacity(people.len());
        for person in people {
            queue.insert(person[1] as usize, person);
        }
        queue
    }
}
