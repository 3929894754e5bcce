public class Solution
{
    public bool IsNStraightHand(int[] hand, int groupSize)
    {
        var left = hand.GroupBy(card => card).ToDictionary(same => same.Key, same => same.Count());
        foreach (var smallest in left.Keys.OrderBy(card => card).ToList())
        {
            var groups = left[smallest];
            if (groups == 0) continue;
            for (var number = smallest; number < smallest + groupSize; number++)
            {
                if (left.GetValueOrDefault(number) < groups) return false;
                left[number] -= groups;
            }
        }
        return true;
    }
}
