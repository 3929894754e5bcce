public class Solution
{
    public int MinMutation(string startGene, string endGene, string[] bank)
    {
        var unreached = new HashSet<string>(bank);
        var level = new List<string> { startGene };
        for (var mutations = 0; level.Count > 0; mutations++)
        {
            if (level.Contains(endGene)) return mutations;
            level = unreached.Where(gene => level.Any(other => IsMutation(gene, other))).ToList();
            unreached.ExceptWith(level);
        }
        return -1;
    }

    private static bool IsMutation(string gene, string other)
    {
        return gene.Where((letter, place) => letter != other[place]).Count() == 1;
    }
}
