impl Solution {
    pub fn count_components(n: i32, edges: Vec<Vec<i32>>) -> i32 {
        let mut parent: Vec<usize> = (0..n as usize).collect();
        let mut components = n;
        for edge in &edges {
            let a = group_of(edge[0] as usize, &mut parent);
            let b = group_of(edge[1] as usize, &mut parent);
            if a != b {
                parent[a] = b;
                components -= 1;
            }
        }
        components
    }
}

fn group_of(mut node: usize, parent: &mut [usize]) -> usize {
    while parent[node] != node {
        parent[node] = parent[parent[node]];
        node = parent[node];
    }
    node
}
