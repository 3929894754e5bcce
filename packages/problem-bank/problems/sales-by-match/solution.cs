public class Solution
{
    public int SockMerchant(int[] ar)
    {
        var waiting = new HashSet<int>();
        var pairs = 0;
        foreach (var color in ar)
        {
            if (waiting.Add(color)) continue;
            waiting.Remove(color);
            pairs++;
        }
        return pairs;
    }
}
