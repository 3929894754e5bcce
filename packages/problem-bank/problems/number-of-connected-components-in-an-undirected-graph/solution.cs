public class Solution
{
    public int CountComponents(int n, int[][] edges)
    {
        var parent = Enumerable.Range(0, n).ToArray();
        var components = n;
        foreach (var edge in edges)
        {
            int one = GroupOf(parent, edge[0]), other = GroupOf(parent, edge[1]);
            if (one == other) continue;
            parent[one] = other;
            components--;
        }
        return components;
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
