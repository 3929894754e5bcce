class Solution {
public:
    bool increasingTriplet(vector<int>& nums) {
        // The smallest so far, and the smallest with a smaller one before it.
        int first = INT_MAX, second = INT_MAX;
        for (const int number : nums) {
            if (number <= first) first = number;
            else if (number <= second) second = number;
            else return true;
        }
        return false;
    }
};
