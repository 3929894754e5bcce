public class Solution
{
    public int[] AsteroidCollision(int[] asteroids)
    {
        var survivors = new Stack<int>();
        foreach (var asteroid in asteroids)
        {
            var exists = true;
            while (exists && asteroid < 0 && survivors.Count > 0 && survivors.Peek() > 0)
            {
                exists = survivors.Peek() < -asteroid;
                if (survivors.Peek() <= -asteroid) survivors.Pop();
            }
            if (exists) survivors.Push(asteroid);
        }
        return survivors.Reverse().ToArray();
    }
}
