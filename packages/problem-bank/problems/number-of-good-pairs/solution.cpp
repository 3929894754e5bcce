class Solution {
public:
    int numIdenticalPairs(vector<int>& nums) {
        unordered_map<int, int> seen;
        int pairs = 0;
        for (const int number : nums) pairs += seen[number]++;
        return pairs;
    }
};
