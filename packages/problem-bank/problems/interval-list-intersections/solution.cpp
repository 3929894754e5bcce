class Solution {
public:
    vector<vector<int>> intervalIntersection(vector<vector<int>>& firstList, vector<vector<int>>& secondList) {
        vector<vector<int>> common;
        size_t i = 0, j = 0;
        while (i < firstList.size() && j < secondList.size()) {
            const int start = max(firstList[i][0], secondList[j][0]);
            const int end = min(firstList[i][1], secondList[j][1]);
            if (start <= end) common.push_back({start, end});
            if (firstList[i][1] < secondList[j][1]) i++;
            else j++;
        }
        return common;
    }
};
