public class Solution
{
    public long MaxScore(int[] nums1, int[] nums2, int k)
    {
        long best = 0, sum = 0;
        var largest = new PriorityQueue<int, int>();
        foreach (var index in Enumerable.Range(0, nums1.Length).OrderByDescending(index => nums2[index]))
        {
            sum += nums1[index];
            largest.Enqueue(nums1[index], nums1[index]);
            if (largest.Count > k) sum -= largest.Dequeue();
            if (largest.Count == k) best = Math.Max(best, sum * nums2[index]);
        }
        return best;
    }
}
