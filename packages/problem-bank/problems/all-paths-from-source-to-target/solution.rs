impl Solution {
    pub fn all_paths_source_target(graph: Vec<Vec<i32>>) -> Vec<Vec<i32>> {
        let mut paths = Vec::new();
        walk(&graph, &mut vec![0], 0, &mut paths);
        paths
    }
}

fn walk(graph: &[Vec<i32>], path: &mut Vec<i32>, node: usize, paths: &mut Vec<Vec<i32>>) {
    if node == graph.len() - 1 {
        paths.push(path.clone());
        return;
    }
    for &next in &graph[node] {
        path.push(next);
        walk(graph, path, next as usize, paths);
        path.pop();
    }
}
