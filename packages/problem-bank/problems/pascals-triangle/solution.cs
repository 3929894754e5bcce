public class Solution
{
    public IList<IList<int>> Generate(int numRows)
    {
        var rows = new List<IList<int>> { new[] { 1 } };
        while (rows.Count < numRows)
        {
            var last = rows.Last();
            var between = last.Zip(last.Skip(1), (left, right) => left + right);
            rows.Add(between.Prepend(1).Append(1).ToList());
        }
        return rows;
    }
}
