class Solution {
public:
    vector<vector<int>> permuteUnique(vector<int>& nums) {
        map<int, int> left;
        for (const int number : nums) left[number]++;
        vector<vector<int>> permutations;
        vector<int> chosen;
        fill(nums.size(), left, chosen, permutations);
        return permutations;
    }

private:
    void fill(size_t size, map<int, int>& left, vector<int>& chosen, vector<vector<int>>& permutations) {
        if (chosen.size() == size) {
            permutations.push_back(chosen);
            return;
        }
        for (auto& [number, count] : left) {
            if (count == 0) continue;
            count--;
            chosen.push_back(number);
            fill(size, left, chosen, permutations);
            chosen.pop_back();
            count++;
        }
    }
};
