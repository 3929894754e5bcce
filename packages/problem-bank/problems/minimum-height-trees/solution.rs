impl Solution {
    pub fn find_min_height_trees(n: i32, edges: Vec<Vec<i32>>) -> Vec<i32> {
        let mut left = n as usize;
        let mut neighbours = vec![Vec::new(); left];
        for edge in &edges {
            let (one, other) = (edge[0] as usize, edge[1] as usize);
            neighbours[one].push(other);
            neighbours[other].push(one);
        }

        let mut degrees: Vec<usize> = neighbours.iter().map(Vec::len).collect();
        let mut leaves: Vec<usize> = (0..left).filter(|&node| degrees[node] <= 1).collect();
        while left > 2 {
            left -= leaves.len();
            let mut next = Vec::new();
            for &leaf in &leaves {
                for &neighbour in &neighbours[leaf] {
                    // Of a node that is gone nothing is left to take.
                    degrees[neighbour] = degrees[neighbour].saturating_sub(1);
                    if degrees[neighbour] == 1 {
                        next.push(neighbour);
                    }
                }
            }
            leaves = next;
        }
        leaves.into_iter().map(|node| node as i32).collect()
    }
}
