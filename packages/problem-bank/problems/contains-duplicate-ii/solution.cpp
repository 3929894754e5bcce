class Solution {
public:
    bool containsNearbyDuplicate(vector<int>& nums, int k) {
        unordered_map<int, int> lastPlace;
        for (int place = 0; place < ssize(nums); place++) {
            const auto found = lastPlace.find(nums[place]);
            if (found != lastPlace.end() && place - found->second <= k) return true;
            lastPlace[nums[place]] = place;
        }
        return false;
    }
};
