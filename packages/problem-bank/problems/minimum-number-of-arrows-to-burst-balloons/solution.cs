public class Solution
{
    public int FindMinArrowShots(int[][] points)
    {
        int arrows = 0, shot = 0;
        foreach (var balloon in points.OrderBy(balloon => balloon[1]))
        {
            int start = balloon[0], end = balloon[1];
            if (arrows > 0 && start <= shot) continue;
            arrows++;
            shot = end;
        }
        return arrows;
    }
}
