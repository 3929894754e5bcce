public class Solution
{
    public string GcdOfStrings(string str1, string str2) =>
        str1 + str2 == str2 + str1 ? str1.Substring(0, Gcd(str1.Length, str2.Length)) : "";

    private static int Gcd(int a, int b) => b == 0 ? a : Gcd(b, a % b);
}
