public class Solution
{
    public string ConvertToTitle(int columnNumber)
    {
        var title = "";
        while (columnNumber > 0)
        {
            columnNumber--;
            title = (char)('A' + columnNumber % 26) + title;
            columnNumber /= 26;
        }
        return title;
    }
}
