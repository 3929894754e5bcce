public class Solution
{
    public char FindTheDifference(string s, string t) => (char)(s + t).Aggregate(0, (code, letter) => code ^ letter);
}
