class Solution {
public:
    int splitArray(vector<int>& nums, int k) {
        int low = ranges::max(nums), high = accumulate(nums.begin(), nums.end(), 0);
        while (low < high) {
            const int middle = low + (high - low) / 2;
            if (partsNeeded(nums, middle) <= k) high = middle;
            else low = middle + 1;
        }
        return low;
    }

private:
    int partsNeeded(const vector<int>& nums, int bound) {
        int parts = 1, total = 0;
        for (const int number : nums) {
            if (total + number > bound) {
                parts++;
                total = 0;
            }
            total += number;
        }
        return parts;
    }
};
