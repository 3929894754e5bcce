public class Solution
{
    public int LongestMountain(int[] arr)
    {
        int longest = 0, up = 0, down = 0;
        for (var i = 1; i < arr.Length; i++)
        {
            var step = arr[i] - arr[i - 1];
            if (step == 0 || (step > 0 && down > 0)) up = down = 0;
            if (step > 0) up++;
            if (step < 0) down++;
            if (up > 0 && down > 0) longest = Math.Max(longest, up + down + 1);
        }
        return longest;
    }
}
