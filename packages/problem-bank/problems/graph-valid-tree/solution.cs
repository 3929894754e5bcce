public class Solution
{
    public bool ValidTree(int n, int[][] edges)
    {
        if (edges.Length != n - 1) return false;
        var parent = Enumerable.Range(0, n).ToArray();
        foreach (var edge in edges)
        {
            int one = GroupOf(parent, edge[0]), other = GroupOf(parent, edge[1]);
            if (one == other) return false;
            parent[one] = other;
        }
        return true;
    }

    private static int GroupOf(int[] parent, int node)
    {
        while (parent[node] != node)
        {
            parent[node] = parent[parent[node]];
            node = parent[node];
        }
        return node;
    }
}
