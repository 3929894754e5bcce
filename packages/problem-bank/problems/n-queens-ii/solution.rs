use std::collections::HashSet;

impl Solution {
    pub fn total_n_queens(n: i32) -> i32 {
        ways_from(0, n, &mut HashSet::new())
    }
}

/// The lines on which a queen attacks, told apart by their kind.
fn lines_of(row: i32, column: i32) -> [(char, i32); 3] {
    [('|', column), ('\\', row - column), ('/', row + column)]
}

fn ways_from(row: i32, n: i32, taken: &mut HashSet<(char, i32)>) -> i32 {
    if row == n {
        return 1;
    }
    let mut ways = 0;
    for column in 0..n {
        let lines = lines_of(row, column);
        if lines.iter().any(|line| taken.contains(line)) {
            continue;
        }
        taken.extend(lines);
        ways += ways_from(row + 1, n, taken);
        for line in &lines {
            taken.remove(line);
        }
    }
    ways
}
