class Solution {
public:
    int minEatingSpeed(vector<int>& piles, int h) {
        int low = 1, high = ranges::max(piles);
        while (low < high) {
            const int speed = low + (high - low) / 2;
            long long hours = 0;
            for (const int pile : piles) hours += (pile - 1) / speed + 1;
            if (hours <= h) high = speed;
            else low = speed + 1;
        }
        return low;
    }
};
