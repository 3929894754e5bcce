public class Solution
{
    public int HammingDistance(int x, int y)
    {
        var distance = 0;
        for (var differing = x ^ y; differing != 0; differing &= differing - 1) distance++;
        return distance;
    }
}
