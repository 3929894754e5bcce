class Solution {
public:
    int candy(vector<int>& ratings) {
        const int children = ratings.size();
        vector<int> candies(children, 1);
        for (int child = 1; child < children; child++) {
            if (ratings[child] > ratings[child - 1]) candies[child] = candies[child - 1] + 1;
        }
        for (int child = children - 2; child >= 0; child--) {
            if (ratings[child] > ratings[child + 1]) candies[child] = max(candies[child], candies[child + 1] + 1);
        }
        return accumulate(candies.begin(), candies.end(), 0);
    }
};
