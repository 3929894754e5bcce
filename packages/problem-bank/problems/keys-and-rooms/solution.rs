impl Solution {
    pub fn can_visit_all_rooms(rooms: Vec<Vec<i32>>) -> bool {
        let mut seen = vec![false; rooms.len()];
        seen[0] = true;
        let mut to_enter = vec![0];
        while let Some(room) = to_enter.pop() {
            for &key in &rooms[room] {
                let key = key as usize;
                if !seen[key] {
                    seen[key] = true;
                    to_enter.push(key);
                }
            }
        }
        !seen.contains(&false)
    }
}
