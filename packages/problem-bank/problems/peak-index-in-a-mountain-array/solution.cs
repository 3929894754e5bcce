public class Solution
{
    public int PeakIndexInMountainArray(int[] arr)
    {
        int low = 0, high = arr.Length - 1;
        while (low < high)
        {
            var middle = (low + high) / 2;
            if (arr[middle] < arr[middle + 1]) low = middle + 1;
            else high = middle;
        }
        return low;
    }
}
