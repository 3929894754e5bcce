public class Solution
{
    private static readonly HashSet<char> vowels = new HashSet<char>("aeiouAEIOU");

    public string ReverseVowels(string s)
    {
        var characters = s.ToCharArray();
        int left = 0, right = s.Length - 1;
        while (left < right)
        {
            if (!vowels.Contains(characters[left]))
            {
                left++;
            }
            else if (!vowels.Contains(characters[right]))
            {
                right--;
            }
            else
            {
                (characters[left], characters[right]) = (characters[right], characters[left]);
                left++;
                right--;
            }
        }
        return new string(characters);
    }
}
