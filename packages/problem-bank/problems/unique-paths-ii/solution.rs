impl Solution {
    pub fn unique_paths_with_obstacles(obstacle_grid: Vec<Vec<i32>>) -> i32 {
        let mut paths = vec![0i32; obstacle_grid[0].len()];
        paths[0] = 1;
        for row in &obstacle_grid {
            for (column, &obstacle) in row.iter().enumerate() {
                if obstacle == 1 {
                    paths[column] = 0;
                } else if column > 0 {
                    // To a cell with no way on there may be more paths than fit.
                    paths[column] = paths[column].wrapping_add(paths[column - 1]);
                }
            }
        }
        paths[paths.len() - 1]
    }
}
