#[derive(Default)]
struct WordDictionary {
    root: Node,
}

#[derive(Default)]
struct Node {
    children: [Option<Box<Node>>; 26],
    is_word: bool,
}

impl WordDictionary {
    fn new() -> Self {
        Self::default()
    }

    fn add_word(&mut self, word: String) {
        let mut node = &mut self.root;
        for letter in word.bytes() {
            node = node.children[usize::from(letter - b'a')].get_or_insert_with(Box::default);
        }
        node.is_word = true;
    }

    fn search(&self, word: String) -> bool {
        let mut nodes = vec![&self.root];
        for letter in word.bytes() {
            let places = match letter {
                b'.' => 0..=25,
                _ => usize::from(letter - b'a')..=usize::from(letter - b'a'),
            };
            nodes = nodes
                .iter()
                .flat_map(|node| node.children[places.clone()].iter().flatten())
                .map(Box::as_ref)
                .collect();
        }
        nodes.iter().any(|node| node.is_word)
    }
}
