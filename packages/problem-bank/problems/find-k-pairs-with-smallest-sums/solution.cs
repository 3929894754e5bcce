public class Solution
{
    public IList<IList<int>> KSmallestPairs(int[] nums1, int[] nums2, int k)
    {
        var pairs = new List<IList<int>>();
        var heap = new PriorityQueue<(int, int), int>();
        heap.Enqueue((0, 0), nums1[0] + nums2[0]);
        while (heap.Count > 0 && pairs.Count < k)
        {
            var (i, j) = heap.Dequeue();
            pairs.Add(new List<int> { nums1[i], nums2[j] });
            if (j + 1 < nums2.Length) heap.Enqueue((i, j + 1), nums1[i] + nums2[j + 1]);
            if (j == 0 && i + 1 < nums1.Length) heap.Enqueue((i + 1, 0), nums1[i + 1] + nums2[0]);
        }
        return pairs;
    }
}
