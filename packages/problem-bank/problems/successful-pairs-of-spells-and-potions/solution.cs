public class Solution
{
    public int[] SuccessfulPairs(int[] spells, int[] potions, long success)
    {
        var sorted = potions.OrderBy(potion => potion).ToArray();
        return spells.Select(spell => sorted.Length - FirstSuccessful(sorted, spell, success)).ToArray();
    }

    private static int FirstSuccessful(int[] sorted, long spell, long success)
    {
        int low = 0, high = sorted.Length;
        while (low < high)
        {
            var middle = low + (high - low) / 2;
            if (spell * sorted[middle] < success) low = middle + 1;
            else high = middle;
        }
        return low;
    }
}
