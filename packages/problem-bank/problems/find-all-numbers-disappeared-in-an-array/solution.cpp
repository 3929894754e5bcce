class Solution {
public:
    vector<int> findDisappearedNumbers(vector<int>& nums) {
        // A number that is there is remembered by the sign at its place.
        for (const int number : nums) {
            int& atPlace = nums[abs(number) - 1];
            atPlace = -abs(atPlace);
        }
        vector<int> missing;
        for (int place = 0; place < ssize(nums); place++) {
            if (nums[place] > 0) missing.push_back(place + 1);
        }
        return missing;
    }
};
