impl Solution {
    pub fn snakes_and_ladders(board: Vec<Vec<i32>>) -> i32 {
        let last = board.len() * board.len();
        let mut reached = vec![false; last + 1];
        reached[1] = true;
        let mut level = vec![1];
        let mut rolls = 0;
        while !level.is_empty() {
            let mut next = Vec::new();
            for square in level {
                if square == last {
                    return rolls;
                }
                for ahead in square + 1..=last.min(square + 6) {
                    let end = end_of(ahead, &board);
                    if !reached[end] {
                        next.push(end);
                    }
                    reached[end] = true;
                }
            }
            level = next;
            rolls += 1;
        }
        -1
    }
}

/// Where a piece comes to rest that arrives at `square`.
fn end_of(square: usize, board: &[Vec<i32>]) -> usize {
    let n = board.len();
    let (row, place) = ((square - 1) / n, (square - 1) % n);
    let column = if row % 2 == 0 { place } else { n - 1 - place };
    match board[n - 1 - row][column] {
        -1 => square,
        jump => jump as usize,
    }
}
