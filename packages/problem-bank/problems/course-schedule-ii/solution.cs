public class Solution
{
    public int[] FindOrder(int numCourses, int[][] prerequisites)
    {
        var waiting = new int[numCourses];
        var followers = Enumerable.Range(0, numCourses).Select(_ => new List<int>()).ToArray();
        foreach (var pair in prerequisites)
        {
            int course = pair[0], needed = pair[1];
            waiting[course]++;
            followers[needed].Add(course);
        }

        var free = new Queue<int>(Enumerable.Range(0, numCourses).Where(course => waiting[course] == 0));
        var order = new List<int>();
        while (free.Count > 0)
        {
            var course = free.Dequeue();
            order.Add(course);
            foreach (var follower in followers[course])
                if (--waiting[follower] == 0) free.Enqueue(follower);
        }
        return order.Count == numCourses ? order.ToArray() : new int[0];
    }
}
