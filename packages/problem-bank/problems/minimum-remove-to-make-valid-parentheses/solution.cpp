class Solution {
public:
    string minRemoveToMakeValid(string s) {
        vector<bool> removed(s.size());
        vector<size_t> unclosed;
        for (size_t place = 0; place < s.size(); place++) {
            if (s[place] == '(') unclosed.push_back(place);
            if (s[place] != ')') continue;
            if (unclosed.empty()) removed[place] = true;
            else unclosed.pop_back();
        }
        for (const size_t place : unclosed) removed[place] = true;
        string left;
        for (size_t place = 0; place < s.size(); place++) {
            if (!removed[place]) left += s[place];
        }
        return left;
    }
};
