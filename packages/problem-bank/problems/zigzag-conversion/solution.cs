public class Solution
{
    public string Convert(string s, int numRows)
    {
        if (numRows == 1) return s;
        var rows = Enumerable.Range(0, numRows).Select(_ => new StringBuilder()).ToArray();
        int row = 0, step = 1;
        foreach (var letter in s)
        {
            rows[row].Append(letter);
            if (row == 0) step = 1;
            else if (row == numRows - 1) step = -1;
            row += step;
        }
        return string.Concat(rows.Select(letters => letters.ToString()));
    }
}
