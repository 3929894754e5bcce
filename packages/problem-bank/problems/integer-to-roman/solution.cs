public class Solution
{
    private static readonly (int Value, string Letters)[] symbols =
    {
        (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"),
        (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
    };

    public string IntToRoman(int num)
    {
        var numeral = new StringBuilder();
        foreach (var symbol in symbols)
            for (; num >= symbol.Value; num -= symbol.Value) numeral.Append(symbol.Letters);
        return numeral.ToString();
    }
}
