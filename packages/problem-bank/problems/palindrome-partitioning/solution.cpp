class Solution {
public:
    vector<vector<string>> partition(string s) {
        vector<vector<string>> partitions;
        vector<string> parts;
        cut(s, 0, parts, partitions);
        return partitions;
    }

private:
    void cut(const string& s, size_t start, vector<string>& parts, vector<vector<string>>& partitions) {
        if (start == s.size()) {
            partitions.push_back(parts);
            return;
        }
        for (size_t end = start + 1; end <= s.size(); end++) {
            const string part = s.substr(start, end - start);
            if (!equal(part.begin(), part.end(), part.rbegin())) continue;
            parts.push_back(part);
            cut(s, end, parts, partitions);
            parts.pop_back();
        }
    }
};
