public class Solution
{
    public int ShipWithinDays(int[] weights, int days)
    {
        int low = weights.Max(), high = weights.Sum();
        while (low < high)
        {
            var middle = low + (high - low) / 2;
            if (DaysNeeded(weights, middle) <= days) high = middle;
            else low = middle + 1;
        }
        return low;
    }

    private static int DaysNeeded(int[] weights, int capacity)
    {
        int needed = 1, load = 0;
        foreach (var weight in weights)
        {
            if (load + weight > capacity)
            {
                needed++;
                load = 0;
            }
            load += weight;
        }
        return needed;
    }
}
