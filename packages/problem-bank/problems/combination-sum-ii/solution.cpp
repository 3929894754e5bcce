class Solution {
public:
    vector<vector<int>> combinationSum2(vector<int>& candidates, int target) {
        ranges::sort(candidates);
        vector<vector<int>> combinations;
        vector<int> chosen;
        choose(candidates, 0, target, chosen, combinations);
        return combinations;
    }

private:
    void choose(const vector<int>& numbers, size_t first, int missing, vector<int>& chosen,
                vector<vector<int>>& combinations) {
        if (missing == 0) {
            combinations.push_back(chosen);
            return;
        }
        for (size_t place = first; place < numbers.size() && numbers[place] <= missing; place++) {
            if (place > first && numbers[place] == numbers[place - 1]) continue;
            chosen.push_back(numbers[place]);
            choose(numbers, place + 1, missing - numbers[place], chosen, combinations);
            chosen.pop_back();
        }
    }
};
