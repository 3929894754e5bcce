public class Solution
{
    public long TotalCost(int[] costs, int k, int candidates)
    {
        // Those from left to right are no candidates yet.
        var left = Math.Min(candidates, costs.Length);
        var right = Math.Max(left, costs.Length - candidates) - 1;
        var cheapest = new PriorityQueue<int, (int, int)>();
        for (var index = 0; index < costs.Length; index++)
            if (index < left || index > right) cheapest.Enqueue(index, (costs[index], index));

        long total = 0;
        for (var session = 0; session < k; session++)
        {
            var hired = cheapest.Dequeue();
            total += costs[hired];
            if (left > right) continue;
            var next = hired < left ? left++ : right--;
            cheapest.Enqueue(next, (costs[next], next));
        }
        return total;
    }
}
