impl Solution {
    pub fn find_order(num_courses: i32, prerequisites: Vec<Vec<i32>>) -> Vec<i32> {
        let count = num_courses as usize;
        let mut waiting = vec![0; count];
        let mut followers = vec![Vec::new(); count];
        for pair in &prerequisites {
            waiting[pair[0] as usize] += 1;
            followers[pair[1] as usize].push(pair[0]);
        }

        // The courses in order are also the queue of those whose followers are still to be freed.
        let mut order: Vec<_> = (0..num_courses)
            .filter(|&course| waiting[course as usize] == 0)
            .collect();
        let mut next = 0;
        while next < order.len() {
            for &follower in &followers[order[next] as usize] {
                waiting[follower as usize] -= 1;
                if waiting[follower as usize] == 0 {
                    order.push(follower);
                }
            }
            next += 1;
        }
        if order.len() == count {
            order
        } else {
            Vec::new()
        }
    }
}
