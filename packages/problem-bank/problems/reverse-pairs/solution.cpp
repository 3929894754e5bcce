class Solution {
public:
    int reversePairs(vector<int>& nums) { return sortAndCount(nums.begin(), nums.end()); }

private:
    int sortAndCount(vector<int>::iterator begin, vector<int>::iterator end) {
        if (end - begin < 2) return 0;
        const auto middle = begin + (end - begin) / 2;
        int count = sortAndCount(begin, middle) + sortAndCount(middle, end);
        auto partner = middle;
        for (auto number = begin; number != middle; ++number) {
            while (partner != end && *number > 2LL * *partner) ++partner;
            count += partner - middle;
        }
        inplace_merge(begin, middle, end);
        return count;
    }
};
