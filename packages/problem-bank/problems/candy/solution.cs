public class Solution
{
    public int Candy(int[] ratings)
    {
        var candies = Enumerable.Repeat(1, ratings.Length).ToArray();
        for (var child = 1; child < ratings.Length; child++)
            if (ratings[child] > ratings[child - 1]) candies[child] = candies[child - 1] + 1;
        for (var child = ratings.Length - 2; child >= 0; child--)
            if (ratings[child] > ratings[child + 1]) candies[child] = Math.Max(candies[child], candies[child + 1] + 1);
        return candies.Sum();
    }
}
