class Twitter {
    private static final int FEED_LENGTH = 10;

    private record Tweet(int time, int id) {}

    private final Map<Integer, Set<Integer>> followed = new HashMap<>();
    // For each user the tweets with their times, the latest first, and no more than a feed holds.
    private final Map<Integer, Deque<Tweet>> tweets = new HashMap<>();
    private int now = 0;

    public void postTweet(int userId, int tweetId) {
        Deque<Tweet> own = tweets.computeIfAbsent(userId, user -> new ArrayDeque<>());
        own.addFirst(new Tweet(now++, tweetId));
        if (own.size() > FEED_LENGTH) own.removeLast();
    }

    public List<Integer> getNewsFeed(int userId) {
        Set<Integer> authors = new HashSet<>(followed.getOrDefault(userId, Set.of()));
        authors.add(userId);
        return authors.stream()
            .filter(tweets::containsKey)
            .flatMap(author -> tweets.get(author).stream())
            .sorted(Comparator.comparingInt(Tweet::time).reversed())
            .limit(FEED_LENGTH)
            .map(Tweet::id)
            .toList();
    }

    public void follow(int followerId, int followeeId) {
        followed.computeIfAbsent(followerId, follower -> new HashSet<>()).add(followeeId);
    }

    public void unfollow(int followerId, int followeeId) {
        if (followed.containsKey(followerId)) followed.get(followerId).remove(followeeId);
    }
}
