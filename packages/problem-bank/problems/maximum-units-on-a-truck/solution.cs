public class Solution
{
    public int MaximumUnits(int[][] boxTypes, int truckSize)
    {
        var room = truckSize;
        var units = 0;
        foreach (var boxType in boxTypes.OrderByDescending(boxType => boxType[1]))
        {
            var loaded = Math.Min(boxType[0], room);
            units += loaded * boxType[1];
            room -= loaded;
        }
        return units;
    }
}
