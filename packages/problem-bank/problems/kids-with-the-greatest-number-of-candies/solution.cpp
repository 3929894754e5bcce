class Solution {
public:
    vector<bool> kidsWithCandies(vector<int>& candies, int extraCandies) {
        const int greatest = ranges::max(candies);
        vector<bool> canBeGreatest;
        for (const int own : candies) canBeGreatest.push_back(own + extraCandies >= greatest);
        return canBeGreatest;
    }
};
