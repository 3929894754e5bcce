class Solution {
public:
    bool canPlaceFlowers(vector<int>& flowerbed, int n) {
        const int last = flowerbed.size() - 1;
        int planted = 0;
        for (int plot = 0; plot <= last; plot++) {
            const bool flowerBefore = plot > 0 && flowerbed[plot - 1] == 1;
            const bool flowerBehind = plot < last && flowerbed[plot + 1] == 1;
            const bool isFree = flowerbed[plot] == 0 && !flowerBefore && !flowerBehind;
            if (isFree) planted++;
            // Behind a flower, old or new, nothing can be planted.
            if (isFree || flowerbed[plot] == 1) plot++;
        }
        return planted >= n;
    }
};
