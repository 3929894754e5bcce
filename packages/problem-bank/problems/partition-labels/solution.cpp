class Solution {
public:
    vector<int> partitionLabels(string s) {
        array<int, 26> last{};
        for (int place = 0; place < ssize(s); place++) last[s[place] - 'a'] = place;
        vector<int> lengths;
        int start = 0, end = 0;
        for (int place = 0; place < ssize(s); place++) {
            end = max(end, last[s[place] - 'a']);
            if (place < end) continue;
            lengths.push_back(end - start + 1);
            start = place + 1;
        }
        return lengths;
    }
};
