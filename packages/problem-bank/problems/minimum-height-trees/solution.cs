public class Solution
{
    public IList<int> FindMinHeightTrees(int n, int[][] edges)
    {
        var neighbours = edges
            .Concat(edges.Select(edge => new[] { edge[1], edge[0] }))
            .ToLookup(edge => edge[0], edge => edge[1]);

        var degrees = Enumerable.Range(0, n).Select(node => neighbours[node].Count()).ToArray();
        var leaves = Enumerable.Range(0, n).Where(node => degrees[node] <= 1).ToList();
        var left = n;
        while (left > 2)
        {
            left -= leaves.Count;
            leaves = leaves.SelectMany(leaf => neighbours[leaf]).Where(node => --degrees[node] == 1).ToList();
        }
        return leaves;
    }
}
