class Solution {
public:
    string mergeAlternately(string word1, string word2) {
        string merged;
        for (size_t place = 0; place < max(word1.size(), word2.size()); place++) {
            if (place < word1.size()) merged += word1[place];
            if (place < word2.size()) merged += word2[place];
        }
        return merged;
    }
};
