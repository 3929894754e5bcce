use std::collections::HashMap;

impl Solution {
    pub fn find_words(mut board: Vec<Vec<char>>, words: Vec<String>) -> Vec<String> {
        let mut trie = Node::default();
        for word in words {
            let mut node = &mut trie;
            for letter in word.chars() {
                node = node.children.entry(letter).or_default();
            }
            node.word = Some(word);
        }
        let mut found = Vec::new();
        for row in 0..board.len() {
            for column in 0..board[0].len() {
                search(&mut board, row, column, &mut trie, &mut found);
            }
        }
        found
    }
}

#[derive(Default)]
struct Node {
    children: HashMap<char, Node>,
    word: Option<String>,
}

fn search(
    board: &mut [Vec<char>],
    row: usize,
    column: usize,
    parent: &mut Node,
    found: &mut Vec<String>,
) {
    if row >= board.len() || column >= board[0].len() {
        return;
    }
    let letter = board[row][column];
    let Some(node) = parent.children.get_mut(&letter) else {
        return;
    };
    found.extend(node.word.take());
    // Nothing in the trie is called so: the cell is taken for the rest of this walk.
    board[row][column] = ' ';
    // Before the first row or column the subtraction wraps to a place beyond the last.
    search(board, row.wrapping_sub(1), column, node, found);
    search(board, row + 1, column, node, found);
    search(board, row, column.wrapping_sub(1), node, found);
    search(board, row, column + 1, node, found);
    board[row][column] = letter;
    if node.children.is_empty() {
        parent.children.remove(&letter);
    }
}
