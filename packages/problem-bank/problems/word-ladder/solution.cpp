class Solution {
public:
    int ladderLength(string beginWord, string endWord, vector<string>& wordList) {
        unordered_set<string> unreached(wordList.begin(), wordList.end());
        unreached.erase(beginWord);
        vector<string> level{beginWord};
        for (int wordsSoFar = 1; !level.empty(); wordsSoFar++) {
            vector<string> reached;
            for (const string& word : level) {
                if (word == endWord) return wordsSoFar;
                string changed = word;
                for (size_t place = 0; place < word.size(); place++) {
                    for (char letter = 'a'; letter <= 'z'; letter++) {
                        changed[place] = letter;
                        if (unreached.erase(changed) > 0) reached.push_back(changed);
                    }
                    changed[place] = word[place];
                }
            }
            level = move(reached);
        }
        return 0;
    }
};
