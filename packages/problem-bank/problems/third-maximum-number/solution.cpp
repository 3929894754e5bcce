class Solution {
public:
    int thirdMax(vector<int>& nums) {
        set<int> largest;
        for (const int number : nums) {
            largest.insert(number);
            if (largest.size() > 3) largest.erase(largest.begin());
        }
        return largest.size() == 3 ? *largest.begin() : *largest.rbegin();
    }
};
