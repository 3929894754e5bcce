class Solution {
public:
    int subarraysDivByK(vector<int>& nums, int k) {
        vector<int> seen(k);
        seen[0] = 1;
        int remainder = 0, count = 0;
        for (const int number : nums) {
            // The remainder of a negative sum is negative, and is brought back above 0.
            remainder = ((remainder + number) % k + k) % k;
            count += seen[remainder]++;
        }
        return count;
    }
};
