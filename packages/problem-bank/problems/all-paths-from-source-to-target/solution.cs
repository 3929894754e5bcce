public class Solution
{
    public IList<IList<int>> AllPathsSourceTarget(int[][] graph)
    {
        var paths = new List<IList<int>>();
        Walk(graph, new List<int> { 0 }, paths);
        return paths;
    }

    private static void Walk(int[][] graph, List<int> path, List<IList<int>> paths)
    {
        var node = path[path.Count - 1];
        if (node == graph.Length - 1)
        {
            paths.Add(path.ToList());
            return;
        }
        foreach (var next in graph[node])
        {
            path.Add(next);
            Walk(graph, path, paths);
            path.RemoveAt(path.Count - 1);
        }
    }
}
