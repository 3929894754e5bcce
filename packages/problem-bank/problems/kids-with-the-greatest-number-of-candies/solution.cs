public class Solution
{
    public IList<bool> KidsWithCandies(int[] candies, int extraCandies)
    {
        var greatest = candies.Max();
        return candies.Select(own => own + extraCandies >= greatest).ToList();
    }
}
