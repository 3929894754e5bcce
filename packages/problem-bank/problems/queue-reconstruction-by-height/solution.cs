public class Solution
{
    public int[][] ReconstructQueue(int[][] people)
    {
        var queue = new List<int[]>();
        foreach (var person in people.OrderByDescending(person => person[0]).ThenBy(person => person[1]))
        {
            queue.Insert(person[1], person);
        }
        return queue.ToArray();
    }
}
