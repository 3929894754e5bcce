public class Solution
{
    public int DiagonalDifference(int[][] arr)
    {
        var difference = 0;
        for (var i = 0; i < arr.Length; i++) difference += arr[i][i] - arr[i][arr.Length - 1 - i];
        return Math.Abs(difference);
    }
}
