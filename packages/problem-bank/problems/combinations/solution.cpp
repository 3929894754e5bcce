class Solution {
public:
    vector<vector<int>> combine(int n, int k) {
        vector<vector<int>> combinations;
        vector<int> chosen;
        choose(1, n, k, chosen, combinations);
        return combinations;
    }

private:
    void choose(int first, int last, int missing, vector<int>& chosen, vector<vector<int>>& combinations) {
        if (missing == 0) {
            combinations.push_back(chosen);
            return;
        }
        for (int number = first; number <= last - missing + 1; number++) {
            chosen.push_back(number);
            choose(number + 1, last, missing - 1, chosen, combinations);
            chosen.pop_back();
        }
    }
};
