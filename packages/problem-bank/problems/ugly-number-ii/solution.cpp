class Solution {
public:
    int nthUglyNumber(int n) {
        vector<int> ugly{1};
        size_t twice = 0, thrice = 0, fiveTimes = 0;
        while (ssize(ugly) < n) {
            const int smallest = min({2 * ugly[twice], 3 * ugly[thrice], 5 * ugly[fiveTimes]});
            ugly.push_back(smallest);
            twice += smallest == 2 * ugly[twice];
            thrice += smallest == 3 * ugly[thrice];
            fiveTimes += smallest == 5 * ugly[fiveTimes];
        }
        return ugly.back();
    }
};
