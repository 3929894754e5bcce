public class Solution
{
    public bool Makesquare(int[] matchsticks)
    {
        var sum = matchsticks.Sum();
        var sticks = matchsticks.OrderByDescending(stick => stick).ToArray();
        return sum % 4 == 0 && ArePlaced(sticks, 0, new int[4], sum / 4);
    }

    private static bool ArePlaced(int[] sticks, int at, int[] sides, int side)
    {
        if (at == sticks.Length) return true;
        for (var i = 0; i < 4; i++)
        {
            // A side as long as the one tried before is no other choice.
            if (sides[i] + sticks[at] > side || (i > 0 && sides[i] == sides[i - 1])) continue;
            sides[i] += sticks[at];
            if (ArePlaced(sticks, at + 1, sides, side)) return true;
            sides[i] -= sticks[at];
        }
        return false;
    }
}
