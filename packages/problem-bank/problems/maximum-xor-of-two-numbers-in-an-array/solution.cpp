class Solution {
public:
    int findMaximumXOR(vector<int>& nums) {
        int best = 0;
        for (int bit = 30; bit >= 0; bit--) {
            unordered_set<int> beginnings;
            for (const int number : nums) beginnings.insert(number >> bit);
            const int wish = best << 1 | 1;
            const bool isReached = any_of(beginnings.begin(), beginnings.end(), [&](int beginning) {
                return beginnings.contains(wish ^ beginning);
            });
            best = isReached ? wish : wish - 1;
        }
        return best;
    }
};
