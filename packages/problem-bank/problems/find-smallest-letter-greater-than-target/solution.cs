public class Solution
{
    public char NextGreatestLetter(char[] letters, char target)
    {
        int low = 0, high = letters.Length;
        while (low < high)
        {
            var middle = (low + high) / 2;
            if (letters[middle] <= target) low = middle + 1;
            else high = middle;
        }
        return letters[low % letters.Length];
    }
}
