impl Solution {
    pub fn valid_tree(n: i32, edges: Vec<Vec<i32>>) -> bool {
        if edges.len() + 1 != n as usize {
            return false;
        }
        let mut parent: Vec<usize> = (0..n as usize).collect();
        edges.iter().all(|edge| {
            let a = group_of(edge[0] as usize, &mut parent);
            let b = group_of(edge[1] as usize, &mut parent);
            parent[a] = b;
            a != b
        })
    }
}

fn group_of(mut node: usize, parent: &mut [usize]) -> usize {
    while parent[node] != node {
        parent[node] = parent[parent[node]];
        node = parent[node];
    }
    node
}
