public class Solution
{
    public IList<int> GetRow(int rowIndex)
    {
        var row = new List<int> { 1 };
        for (var made = 0; made < rowIndex; made++)
        {
            row.Add(1);
            for (var place = row.Count - 2; place > 0; place--) row[place] += row[place - 1];
        }
        return row;
    }
}
