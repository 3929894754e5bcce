public class Solution
{
    public int[] PlusOne(int[] digits)
    {
        var result = digits.ToArray();
        for (var place = result.Length - 1; place >= 0; place--)
        {
            if (result[place] < 9)
            {
                result[place]++;
                return result;
            }
            result[place] = 0;
        }
        return result.Prepend(1).ToArray();
    }
}
