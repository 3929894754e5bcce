public class Solution
{
    public int LargestAltitude(int[] gain)
    {
        int altitude = 0, highest = 0;
        foreach (var change in gain)
        {
            altitude += change;
            highest = Math.Max(highest, altitude);
        }
        return highest;
    }
}
