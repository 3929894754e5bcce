class Trie {
public:
    void insert(string word) {
        Node* node = &root;
        for (const char letter : word) {
            auto& next = node->next[letter - 'a'];
            if (!next) next = make_unique<Node>();
            node = next.get();
        }
        node->endsWord = true;
    }

    bool search(string word) {
        const Node* node = walk(word);
        return node && node->endsWord;
    }

    bool startsWith(string prefix) {
        return walk(prefix) != nullptr;
    }

private:
    struct Node {
        array<unique_ptr<Node>, 26> next;
        bool endsWord = false;
    };
    Node root;

    const Node* walk(const string& letters) {
        const Node* node = &root;
        for (const char letter : letters) {
            node = node->next[letter - 'a'].get();
            if (!node) return nullptr;
        }
        return node;
    }
};
