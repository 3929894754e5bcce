public class Solution
{
    public int LastStoneWeight(int[] stones)
    {
        // By negated weight, so that the heaviest comes first.
        var heap = new PriorityQueue<int, int>();
        foreach (var stone in stones) heap.Enqueue(stone, -stone);
        while (heap.Count > 1)
        {
            var left = heap.Dequeue() - heap.Dequeue();
            if (left > 0) heap.Enqueue(left, -left);
        }
        return heap.Count > 0 ? heap.Peek() : 0;
    }
}
