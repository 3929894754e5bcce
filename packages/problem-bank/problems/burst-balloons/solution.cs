public class Solution
{
    public int MaxCoins(int[] nums)
    {
        var row = nums.Prepend(1).Append(1).ToArray();
        // best[left, right]: the most coins for all balloons strictly between the two.
        var best = new int[row.Length, row.Length];
        for (var left = row.Length - 3; left >= 0; left--)
            for (var right = left + 2; right < row.Length; right++)
                for (var last = left + 1; last < right; last++)
                    best[left, right] = Math.Max(
                        best[left, right],
                        best[left, last] + row[left] * row[last] * row[right] + best[last, right]);
        return best[0, row.Length - 1];
    }
}
