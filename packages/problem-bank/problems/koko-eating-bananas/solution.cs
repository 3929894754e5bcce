public class Solution
{
    public int MinEatingSpeed(int[] piles, int h)
    {
        int low = 1, high = piles.Max();
        while (low < high)
        {
            var speed = low + (high - low) / 2;
            // Rounded up, and more than an int where bananas are eaten one by one.
            var hours = piles.Sum(pile => ((long)pile + speed - 1) / speed);
            if (hours <= h) high = speed;
            else low = speed + 1;
        }
        return low;
    }
}
