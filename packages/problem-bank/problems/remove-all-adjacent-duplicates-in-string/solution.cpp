class Solution {
public:
    string removeDuplicates(string s) {
        string kept;
        for (const char letter : s) {
            if (!kept.empty() && kept.back() == letter) kept.pop_back();
            else kept += letter;
        }
        return kept;
    }
};
