public class Solution
{
    public IList<int> FindClosestElements(int[] arr, int k, int x)
    {
        int low = 0, high = arr.Length - k;
        while (low < high)
        {
            var middle = low + (high - low) / 2;
            if (x - arr[middle] > arr[middle + k] - x) low = middle + 1;
            else high = middle;
        }
        return arr.Skip(low).Take(k).ToList();
    }
}
