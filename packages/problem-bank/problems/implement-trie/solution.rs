#[derive(Default)]
struct Trie {
    children: [Option<Box<Trie>>; 26],
    is_word: bool,
}

impl Trie {
    fn new() -> Self {
        Self::default()
    }

    fn insert(&mut self, word: String) {
        let mut node = self;
        for letter in word.bytes() {
            node = node.children[usize::from(letter - b'a')].get_or_insert_with(Box::default);
        }
        node.is_word = true;
    }

    fn search(&self, word: String) -> bool {
        self.walk(&word).is_some_and(|node| node.is_word)
    }

    fn starts_with(&self, prefix: String) -> bool {
        self.walk(&prefix).is_some()
    }

    fn walk(&self, letters: &str) -> Option<&Trie> {
        letters.bytes().try_fold(self, |node, letter| {
            node.children[usize::from(letter - b'a')].as_deref()
        })
    }
}
