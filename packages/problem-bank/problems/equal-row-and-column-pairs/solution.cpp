class Solution {
public:
    int equalPairs(vector<vector<int>>& grid) {
        map<vector<int>, int> rows;
        for (const auto& row : grid) rows[row]++;
        int pairs = 0;
        vector<int> column(grid.size());
        for (size_t at = 0; at < grid.size(); at++) {
            ranges::transform(grid, column.begin(), [at](const auto& row) { return row[at]; });
            if (const auto same = rows.find(column); same != rows.end()) pairs += same->second;
        }
        return pairs;
    }
};
