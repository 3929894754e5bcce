public class Solution
{
    public string AlienOrder(string[] words)
    {
        var followers = words
            .SelectMany(word => word)
            .Distinct()
            .ToDictionary(letter => letter, _ => new HashSet<char>());
        for (var i = 1; i < words.Length; i++)
        {
            string one = words[i - 1], other = words[i];
            var place = one.TakeWhile((letter, at) => at < other.Length && letter == other[at]).Count();
            if (place == one.Length) continue;
            if (place == other.Length) return "";
            followers[one[place]].Add(other[place]);
        }

        var waiting = followers.Keys.ToDictionary(
            letter => letter, letter => followers.Values.Count(later => later.Contains(letter)));
        var free = new Queue<char>(followers.Keys.Where(letter => waiting[letter] == 0));
        var order = new StringBuilder();
        while (free.Count > 0)
        {
            var letter = free.Dequeue();
            order.Append(letter);
            foreach (var follower in followers[letter])
                if (--waiting[follower] == 0) free.Enqueue(follower);
        }
        return order.Length == followers.Count ? order.ToString() : "";
    }
}
