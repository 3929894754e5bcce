class Solution {
public:
    vector<string> fullJustify(vector<string>& words, int maxWidth) {
        vector<string> lines;
        int n = words.size();
        for (int first = 0, end = 0; first < n; first = end) {
            int letters = 0;
            while (end < n && letters + (int)words[end].size() + end - first <= maxWidth) {
                letters += words[end++].size();
            }
            int gaps = end - first - 1;
            bool isJustified = gaps > 0 && end < n;
            int space = isJustified ? (maxWidth - letters) / gaps : 1;
            int wider = isJustified ? (maxWidth - letters) % gaps : 0;
            string line = words[first];
            for (int i = first + 1; i < end; i++) {
                line += string(i - first <= wider ? space + 1 : space, ' ') + words[i];
            }
            line.resize(maxWidth, ' ');
            lines.push_back(line);
        }
        return lines;
    }
};
