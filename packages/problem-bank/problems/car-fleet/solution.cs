public class Solution
{
    public int CarFleet(int target, int[] position, int[] speed)
    {
        var fleets = 0;
        var arrival = 0.0;
        foreach (var car in Enumerable.Range(0, position.Length).OrderByDescending(car => position[car]))
        {
            var alone = (double)(target - position[car]) / speed[car];
            if (alone <= arrival) continue;
            fleets++;
            arrival = alone;
        }
        return fleets;
    }
}
