public class Twitter
{
    private const int FeedLength = 10;

    private readonly Dictionary<int, HashSet<int>> followed = new Dictionary<int, HashSet<int>>();
    // The tweet that was posted at each time, and for each user the times of theirs.
    private readonly List<int> posted = new List<int>();
    private readonly Dictionary<int, List<int>> timesOf = new Dictionary<int, List<int>>();

    public void PostTweet(int userId, int tweetId)
    {
        if (!timesOf.ContainsKey(userId)) timesOf[userId] = new List<int>();
        timesOf[userId].Add(posted.Count);
        posted.Add(tweetId);
    }

    public IList<int> GetNewsFeed(int userId)
    {
        // The latest tweet that is left of each author; times are negated, so that the queue gives the latest of all.
        var latest = new PriorityQueue<(int Author, int Place), int>();
        foreach (var author in FollowedBy(userId).Append(userId))
            if (timesOf.TryGetValue(author, out var times))
                latest.Enqueue((author, times.Count - 1), -times[times.Count - 1]);

        var feed = new List<int>();
        while (latest.Count > 0 && feed.Count < FeedLength)
        {
            var (author, place) = latest.Dequeue();
            var times = timesOf[author];
            feed.Add(posted[times[place]]);
            if (place > 0) latest.Enqueue((author, place - 1), -times[place - 1]);
        }
        return feed;
    }

    public void Follow(int followerId, int followeeId)
    {
        if (followerId != followeeId) FollowedBy(followerId).Add(followeeId);
    }

    public void Unfollow(int followerId, int followeeId) => FollowedBy(followerId).Remove(followeeId);

    private HashSet<int> FollowedBy(int user)
    {
        if (!followed.TryGetValue(user, out var users)) followed[user] = users = new HashSet<int>();
        return users;
    }
}
