public class Solution
{
    public int[] FindRedundantConnection(int[][] edges)
    {
        var parent = Enumerable.Range(0, edges.Length + 1).ToArray();
        foreach (var edge in edges)
        {
            int one = GroupOf(parent, edge[0]), other = GroupOf(parent, edge[1]);
            if (one == other) return edge;
            parent[one] = other;
        }
        return new int[0];
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
