public class Solution
{
    public bool CheckValidString(string s)
    {
        // How many parentheses can be open: any number from fewest to most.
        int fewest = 0, most = 0;
        foreach (var character in s)
        {
            fewest += character == '(' ? 1 : -1;
            most += character == ')' ? -1 : 1;
            if (most < 0) return false;
            fewest = Math.Max(fewest, 0);
        }
        return fewest == 0;
    }
}
