class Solution {
public:
    string longestCommonPrefix(vector<string>& strs) {
        const string& first = strs[0];
        for (size_t place = 0; place < first.size(); place++) {
            for (const string& other : strs) {
                if (place == other.size() || other[place] != first[place]) return first.substr(0, place);
            }
        }
        return first;
    }
};
