class Solution {
public:
    vector<int> countSmaller(vector<int>& nums) {
        vector<int> sorted = nums;
        sort(sorted.begin(), sorted.end());
        sorted.erase(unique(sorted.begin(), sorted.end()), sorted.end());
        int ranks = sorted.size();
        vector<int> tree(ranks + 1), counts(nums.size());
        for (int i = (int)nums.size() - 1; i >= 0; i--) {
            int rank = lower_bound(sorted.begin(), sorted.end(), nums[i]) - sorted.begin() + 1;
            for (int place = rank - 1; place > 0; place &= place - 1) counts[i] += tree[place];
            for (int place = rank; place <= ranks; place += place & -place) tree[place]++;
        }
        return counts;
    }
};
