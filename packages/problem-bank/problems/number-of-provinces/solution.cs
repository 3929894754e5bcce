public class Solution
{
    public int FindCircleNum(int[][] isConnected)
    {
        var visited = new HashSet<int>();
        var provinces = 0;
        for (var city = 0; city < isConnected.Length; city++)
        {
            if (!visited.Add(city)) continue;
            provinces++;
            var toVisit = new Stack<int>(new[] { city });
            while (toVisit.Count > 0)
            {
                var connected = isConnected[toVisit.Pop()];
                for (var other = 0; other < connected.Length; other++)
                    if (connected[other] == 1 && visited.Add(other)) toVisit.Push(other);
            }
        }
        return provinces;
    }
}
