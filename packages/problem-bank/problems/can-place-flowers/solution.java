class Solution {
    public boolean canPlaceFlowers(int[] flowerbed, int n) {
        int planted = 0;
        int plot = 0;
        while (plot < flowerbed.length) {
            boolean isLeftFree = plot == 0 || flowerbed[plot - 1] == 0;
            boolean isRightFree = plot == flowerbed.length - 1 || flowerbed[plot + 1] == 0;
            boolean isFree = isLeftFree && flowerbed[plot] == 0 && isRightFree;
            if (isFree) planted++;
            // Behind a flower, old or new, nothing can be planted.
            plot += isFree || flowerbed[plot] == 1 ? 2 : 1;
        }
        return planted >= n;
    }
}
