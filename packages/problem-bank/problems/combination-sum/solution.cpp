class Solution {
public:
    vector<vector<int>> combinationSum(vector<int>& candidates, int target) {
        ranges::sort(candidates);
        vector<vector<int>> found;
        vector<int> chosen;
        extend(candidates, 0, target, chosen, found);
        return found;
    }

private:
    void extend(const vector<int>& numbers, size_t start, int missing, vector<int>& chosen,
                vector<vector<int>>& found) {
        if (missing == 0) {
            found.push_back(chosen);
            return;
        }
        for (size_t place = start; place < numbers.size() && numbers[place] <= missing; place++) {
            chosen.push_back(numbers[place]);
            extend(numbers, place, missing - numbers[place], chosen, found);
            chosen.pop_back();
        }
    }
};
