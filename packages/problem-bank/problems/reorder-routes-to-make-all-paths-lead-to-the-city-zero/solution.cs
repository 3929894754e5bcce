public class Solution
{
    public int MinReorder(int n, int[][] connections)
    {
        var leading = connections.ToLookup(road => road[0], road => road[1]);
        var coming = connections.ToLookup(road => road[1], road => road[0]);

        var turned = 0;
        var visited = new HashSet<int> { 0 };
        var toVisit = new Stack<int>(visited);
        while (toVisit.Count > 0)
        {
            var city = toVisit.Pop();
            foreach (var next in leading[city])
            {
                if (!visited.Add(next)) continue;
                turned++;
                toVisit.Push(next);
            }
            foreach (var next in coming[city])
                if (visited.Add(next)) toVisit.Push(next);
        }
        return turned;
    }
}
