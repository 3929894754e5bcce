public class Solution
{
    public bool IsBipartite(int[][] graph)
    {
        // 1 and -1 are the two colors; 0 is none yet.
        var color = new int[graph.Length];
        for (var start = 0; start < graph.Length; start++)
        {
            if (color[start] != 0) continue;
            color[start] = 1;
            var toVisit = new Stack<int>(new[] { start });
            while (toVisit.Count > 0)
            {
                var node = toVisit.Pop();
                foreach (var neighbor in graph[node])
                {
                    if (color[neighbor] == color[node]) return false;
                    if (color[neighbor] != 0) continue;
                    color[neighbor] = -color[node];
                    toVisit.Push(neighbor);
                }
            }
        }
        return true;
    }
}
