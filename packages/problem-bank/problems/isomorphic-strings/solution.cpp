class Solution {
public:
    bool isIsomorphic(string s, string t) {
        unordered_map<char, char> forward, backward;
        for (size_t place = 0; place < s.size(); place++) {
            const char a = s[place], b = t[place];
            if (forward.try_emplace(a, b).first->second != b) return false;
            if (backward.try_emplace(b, a).first->second != a) return false;
        }
        return true;
    }
};
