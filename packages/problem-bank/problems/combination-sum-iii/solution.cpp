class Solution {
public:
    vector<vector<int>> combinationSum3(int k, int n) {
        vector<vector<int>> combinations;
        vector<int> chosen;
        choose(1, k, n, chosen, combinations);
        return combinations;
    }

private:
    void choose(int first, int count, int missing, vector<int>& chosen, vector<vector<int>>& combinations) {
        if (count == 0) {
            if (missing == 0) combinations.push_back(chosen);
            return;
        }
        for (int digit = first; digit <= min(9, missing); digit++) {
            chosen.push_back(digit);
            choose(digit + 1, count - 1, missing - digit, chosen, combinations);
            chosen.pop_back();
        }
    }
};
