class Solution {
public:
    vector<int> findDuplicates(vector<int>& nums) {
        vector<int> duplicates;
        for (const int entry : nums) {
            const int number = abs(entry);
            // The sign at a number's own place tells that it was seen.
            if (nums[number - 1] < 0) duplicates.push_back(number);
            nums[number - 1] *= -1;
        }
        return duplicates;
    }
};
