impl Solution {
    pub fn can_finish(num_courses: i32, prerequisites: Vec<Vec<i32>>) -> bool {
        let count = num_courses as usize;
        let mut waiting_for = vec![0; count];
        let mut unlocks = vec![Vec::new(); count];
        for pair in &prerequisites {
            let (course, needed) = (pair[0] as usize, pair[1] as usize);
            waiting_for[course] += 1;
            unlocks[needed].push(course);
        }

        let mut free: Vec<_> = (0..count)
            .filter(|&course| waiting_for[course] == 0)
            .collect();
        let mut taken = 0;
        while let Some(done) = free.pop() {
            taken += 1;
            for &course in &unlocks[done] {
                waiting_for[course] -= 1;
                if waiting_for[course] == 0 {
                    free.push(course);
                }
            }
        }
        taken == count
    }
}
