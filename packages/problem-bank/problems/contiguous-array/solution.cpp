class Solution {
public:
    int findMaxLength(vector<int>& nums) {
        unordered_map<int, int> firstPlaces{{0, -1}};
        int balance = 0, longest = 0;
        for (int place = 0; place < ssize(nums); place++) {
            balance += nums[place] == 1 ? 1 : -1;
            const auto [first, isNew] = firstPlaces.try_emplace(balance, place);
            if (!isNew) longest = max(longest, place - first->second);
        }
        return longest;
    }
};
