public class Solution
{
    public bool MergeTriplets(int[][] triplets, int[] target)
    {
        var met = new HashSet<int>();
        foreach (var triplet in triplets)
            if (Enumerable.Range(0, 3).All(place => triplet[place] <= target[place]))
                met.UnionWith(Enumerable.Range(0, 3).Where(place => triplet[place] == target[place]));
        return met.Count == 3;
    }
}
