class Solution {
public:
    vector<int> getRow(int rowIndex) {
        vector<int> row{1};
        for (int made = 0; made < rowIndex; made++) {
            row.push_back(1);
            for (size_t place = row.size() - 2; place > 0; place--) row[place] += row[place - 1];
        }
        return row;
    }
};
