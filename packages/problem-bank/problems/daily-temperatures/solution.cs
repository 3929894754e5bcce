public class Solution
{
    public int[] DailyTemperatures(int[] temperatures)
    {
        var answer = new int[temperatures.Length];
        var waiting = new Stack<int>();
        for (var day = 0; day < temperatures.Length; day++)
        {
            while (waiting.Count > 0 && temperatures[waiting.Peek()] < temperatures[day])
            {
                var colder = waiting.Pop();
                answer[colder] = day - colder;
            }
            waiting.Push(day);
        }
        return answer;
    }
}
