class Solution {
public:
    vector<int> findErrorNums(vector<int>& nums) {
        const int n = nums.size();
        vector<int> times(n + 1);
        for (const int number : nums) times[number]++;
        int repeated = 0, missing = 0;
        for (int number = 1; number <= n; number++) {
            if (times[number] == 2) repeated = number;
            if (times[number] == 0) missing = number;
        }
        return {repeated, missing};
    }
};
