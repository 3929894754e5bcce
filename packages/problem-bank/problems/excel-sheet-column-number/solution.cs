public class Solution
{
    public int TitleToNumber(string columnTitle) =>
        columnTitle.Aggregate(0, (number, letter) => number * 26 + (letter - 'A' + 1));
}
