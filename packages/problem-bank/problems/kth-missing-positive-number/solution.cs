public class Solution
{
    public int FindKthPositive(int[] arr, int k)
    {
        int low = 0, high = arr.Length;
        while (low < high)
        {
            var middle = (low + high) / 2;
            if (arr[middle] - middle - 1 < k) low = middle + 1;
            else high = middle;
        }
        return k + low;
    }
}
