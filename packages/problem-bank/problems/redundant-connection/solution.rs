impl Solution {
    pub fn find_redundant_connection(edges: Vec<Vec<i32>>) -> Vec<i32> {
        let mut parent: Vec<usize> = (0..=edges.len()).collect();
        for edge in edges {
            let a = group_of(edge[0] as usize, &mut parent);
            let b = group_of(edge[1] as usize, &mut parent);
            if a == b {
                return edge;
            }
            parent[a] = b;
        }
        Vec::new()
    }
}

fn group_of(mut node: usize, parent: &mut [usize]) -> usize {
    while parent[node] != node {
        parent[node] = parent[parent[node]];
        node = parent[node];
    }
    node
}
