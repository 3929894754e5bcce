class Solution {
public:
    int maxOperations(vector<int>& nums, int k) {
        unordered_map<int, int> waiting;
        int operations = 0;
        for (const int number : nums) {
            const auto partner = waiting.find(k - number);
            if (partner != waiting.end() && partner->second > 0) {
                partner->second--;
                operations++;
            } else {
                waiting[number]++;
            }
        }
        return operations;
    }
};
