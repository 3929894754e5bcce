public class Solution
{
    public IList<int> MajorityElement(int[] nums)
    {
        var votes = new Dictionary<int, int>();
        foreach (var number in nums)
        {
            if (votes.ContainsKey(number) || votes.Count < 2)
                votes[number] = votes.GetValueOrDefault(number) + 1;
            else
                votes = votes.Where(vote => vote.Value > 1).ToDictionary(vote => vote.Key, vote => vote.Value - 1);
        }
        return votes.Keys.Where(candidate => nums.Count(number => number == candidate) > nums.Length / 3).ToList();
    }
}
