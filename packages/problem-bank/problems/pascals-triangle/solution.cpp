class Solution {
public:
    vector<vector<int>> generate(int numRows) {
        vector<vector<int>> rows{{1}};
        while (ssize(rows) < numRows) {
            const auto& last = rows.back();
            vector<int> row(last.size() + 1, 1);
            for (size_t place = 1; place < last.size(); place++) row[place] = last[place - 1] + last[place];
            rows.push_back(move(row));
        }
        return rows;
    }
};
