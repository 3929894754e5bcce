class WordDictionary {
public:
    void addWord(string word) {
        Node* node = &root;
        for (const char letter : word) {
            auto& next = node->next[letter - 'a'];
            if (!next) next = make_unique<Node>();
            node = next.get();
        }
        node->endsWord = true;
    }

    bool search(string word) {
        vector<const Node*> nodes{&root};
        for (const char letter : word) {
            vector<const Node*> reached;
            for (const Node* node : nodes) {
                for (int place = 0; place < 26; place++) {
                    const bool fits = letter == '.' || letter - 'a' == place;
                    if (fits && node->next[place]) reached.push_back(node->next[place].get());
                }
            }
            nodes = move(reached);
        }
        return ranges::any_of(nodes, &Node::endsWord);
    }

private:
    struct Node {
        array<unique_ptr<Node>, 26> next;
        bool endsWord = false;
    };
    Node root;
};
