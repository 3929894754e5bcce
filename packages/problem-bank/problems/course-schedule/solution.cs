public class Solution
{
    public bool CanFinish(int numCourses, int[][] prerequisites)
    {
        var waitingFor = new int[numCourses];
        var unlocks = Enumerable.Range(0, numCourses).Select(_ => new List<int>()).ToArray();
        foreach (var pair in prerequisites)
        {
            int course = pair[0], needed = pair[1];
            waitingFor[course]++;
            unlocks[needed].Add(course);
        }

        var free = new Stack<int>(Enumerable.Range(0, numCourses).Where(course => waitingFor[course] == 0));
        var taken = 0;
        while (free.Count > 0)
        {
            taken++;
            foreach (var course in unlocks[free.Pop()])
                if (--waitingFor[course] == 0) free.Push(course);
        }
        return taken == numCourses;
    }
}
