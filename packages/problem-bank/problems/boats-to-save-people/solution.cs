public class Solution
{
    public int NumRescueBoats(int[] people, int limit)
    {
        var weights = people.OrderBy(weight => weight).ToArray();
        int lightest = 0, heaviest = weights.Length - 1;
        var boats = 0;
        while (lightest <= heaviest)
        {
            if (weights[lightest] + weights[heaviest] <= limit) lightest++;
            heaviest--;
            boats++;
        }
        return boats;
    }
}
