impl Solution {
    pub fn find_circle_num(is_connected: Vec<Vec<i32>>) -> i32 {
        let mut visited = vec![false; is_connected.len()];
        let mut provinces = 0;
        for city in 0..is_connected.len() {
            if visited[city] {
                continue;
            }
            provinces += 1;
            visited[city] = true;
            let mut to_visit = vec![city];
            while let Some(next) = to_visit.pop() {
                for (other, &connected) in is_connected[next].iter().enumerate() {
                    if connected == 1 && !visited[other] {
                        visited[other] = true;
                        to_visit.push(other);
                    }
                }
            }
        }
        provinces
    }
}
