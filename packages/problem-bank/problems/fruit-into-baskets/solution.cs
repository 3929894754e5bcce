public class Solution
{
    public int TotalFruit(int[] fruits)
    {
        var picked = new Dictionary<int, int>();
        int start = 0, most = 0;
        for (var end = 0; end < fruits.Length; end++)
        {
            picked[fruits[end]] = picked.GetValueOrDefault(fruits[end]) + 1;
            while (picked.Count > 2)
            {
                var dropped = fruits[start++];
                picked[dropped]--;
                if (picked[dropped] == 0) picked.Remove(dropped);
            }
            most = Math.Max(most, end - start + 1);
        }
        return most;
    }
}
