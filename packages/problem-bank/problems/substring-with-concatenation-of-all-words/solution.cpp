class Solution {
public:
    vector<int> findSubstring(string s, vector<string>& words) {
        const int width = words[0].size(), length = s.size();
        unordered_map<string, int> missing;
        for (const auto& word : words) missing[word]++;
        vector<int> starts;
        for (int offset = 0; offset < width; offset++) {
            auto left = missing;
            int start = offset;
            for (int at = offset; at + width <= length; at += width) {
                const string piece = s.substr(at, width);
                left[piece]--;
                while (left[piece] < 0) {
                    left[s.substr(start, width)]++;
                    start += width;
                }
                if (at + width - start == width * ssize(words)) starts.push_back(start);
            }
        }
        return starts;
    }
};
