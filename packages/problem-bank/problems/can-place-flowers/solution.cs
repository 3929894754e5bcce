public class Solution
{
    public bool CanPlaceFlowers(int[] flowerbed, int n)
    {
        int planted = 0, plot = 0;
        while (plot < flowerbed.Length)
        {
            var isFree = flowerbed[plot] == 0
                && (plot == 0 || flowerbed[plot - 1] == 0)
                && (plot == flowerbed.Length - 1 || flowerbed[plot + 1] == 0);
            if (isFree) planted++;
            // Behind a flower, old or new, nothing can be planted.
            plot += isFree || flowerbed[plot] == 1 ? 2 : 1;
        }
        return planted >= n;
    }
}
