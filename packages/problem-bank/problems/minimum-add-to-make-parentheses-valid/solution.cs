public class Solution
{
    public int MinAddToMakeValid(string s)
    {
        int open = 0, missing = 0;
        foreach (var parenthesis in s)
        {
            if (parenthesis == '(')
            {
                open++;
            }
            else if (open > 0)
            {
                open--;
            }
            else
            {
                missing++;
            }
        }
        return missing + open;
    }
}
