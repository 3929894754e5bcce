class Solution {
public:
    int maxProduct(vector<int>& nums) {
        // A product that is no part of the answer may be larger than an int.
        double best = nums[0], largest = 1, smallest = 1;
        for (const double number : nums) {
            tie(smallest, largest) = minmax({number, number * largest, number * smallest});
            best = max(best, largest);
        }
        return best;
    }
};
