use std::collections::HashSet;

impl Solution {
    pub fn solve_n_queens(n: i32) -> Vec<Vec<String>> {
        let mut search = Search {
            size: n as usize,
            ..Search::default()
        };
        search.fill(0);
        search.boards
    }
}

#[derive(Default)]
struct Search {
    size: usize,
    /// The columns of the queens in the rows above.
    placed: Vec<usize>,
    columns: HashSet<usize>,
    falling: HashSet<usize>,
    rising: HashSet<usize>,
    boards: Vec<Vec<String>>,
}

impl Search {
    fn fill(&mut self, row: usize) {
        if row == self.size {
            self.boards.push(
                self.placed
                    .iter()
                    .map(|&column| self.line(column))
                    .collect(),
            );
            return;
        }
        for column in 0..self.size {
            let (falling, rising) = (self.size + row - column, row + column);
            let attacked = self.columns.contains(&column)
                || self.falling.contains(&falling)
                || self.rising.contains(&rising);
            if attacked {
                continue;
            }
            self.placed.push(column);
            self.columns.insert(column);
            self.falling.insert(falling);
            self.rising.insert(rising);
            self.fill(row + 1);
            self.placed.pop();
            self.columns.remove(&column);
            self.falling.remove(&falling);
            self.rising.remove(&rising);
        }
    }

    fn line(&self, queen: usize) -> String {
        (0..self.size)
            .map(|column| if column == queen { 'Q' } else { '.' })
            .collect()
    }
}
