class Solution {
public:
    string reverseWords(string s) {
        istringstream words(s);
        string reversed;
        for (string word; words >> word;) reversed = reversed.empty() ? word : word + ' ' + reversed;
        return reversed;
    }
};
