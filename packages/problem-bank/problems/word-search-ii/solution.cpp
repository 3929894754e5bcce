class Solution {
public:
    vector<string> findWords(vector<vector<char>>& board, vector<string>& words) {
        Node trie;
        for (const string& word : words) {
            Node* node = &trie;
            for (const char letter : word) node = &node->next[letter];
            node->word = &word;
        }
        vector<string> found;
        for (int row = 0; row < ssize(board); row++) {
            for (int column = 0; column < ssize(board[0]); column++) search(board, row, column, trie, found);
        }
        return found;
    }

private:
    struct Node {
        unordered_map<char, Node> next;
        const string* word = nullptr;
    };

    void search(vector<vector<char>>& board, int row, int column, Node& parent, vector<string>& found) {
        const bool inside = 0 <= row && row < ssize(board) && 0 <= column && column < ssize(board[0]);
        if (!inside) return;
        const char letter = board[row][column];
        const auto entry = parent.next.find(letter);
        if (entry == parent.next.end()) return;
        Node& node = entry->second;
        if (node.word) found.push_back(*exchange(node.word, nullptr));
        // No word has this letter: the cell is taken for the rest of this walk.
        board[row][column] = '\0';
        search(board, row - 1, column, node, found);
        search(board, row + 1, column, node, found);
        search(board, row, column - 1, node, found);
        search(board, row, column + 1, node, found);
        board[row][column] = letter;
        if (node.next.empty()) parent.next.erase(entry);
    }
};
