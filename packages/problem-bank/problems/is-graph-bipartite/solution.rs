impl Solution {
    pub fn is_bipartite(graph: Vec<Vec<i32>>) -> bool {
        let mut color = vec![None; graph.len()];
        for start in 0..graph.len() {
            if color[start].is_some() {
                continue;
            }
            color[start] = Some(false);
            let mut to_visit = vec![(start, false)];
            while let Some((node, own)) = to_visit.pop() {
                for &neighbor in &graph[node] {
                    let neighbor = neighbor as usize;
                    match color[neighbor] {
                        None => {
                            color[neighbor] = Some(!own);
                            to_visit.push((neighbor, !own));
                        }
                        Some(other) if other == own => return false,
                        Some(_) => {}
                    }
                }
            }
        }
        true
    }
}
