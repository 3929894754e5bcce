impl Solution {
    pub fn min_reorder(n: i32, connections: Vec<Vec<i32>>) -> i32 {
        // For each city the roads at it: the city at the other end, and whether the road leads there.
        let mut roads = vec![Vec::new(); n as usize];
        for connection in &connections {
            let (start, end) = (connection[0] as usize, connection[1] as usize);
            roads[start].push((end, true));
            roads[end].push((start, false));
        }

        let mut turned = 0;
        let mut to_visit = vec![(0, 0)];
        while let Some((city, previous)) = to_visit.pop() {
            for &(next, leads_away) in &roads[city] {
                if next != previous {
                    turned += i32::from(leads_away);
                    to_visit.push((next, city));
                }
            }
        }
        turned
    }
}
