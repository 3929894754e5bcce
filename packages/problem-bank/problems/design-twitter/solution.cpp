class Twitter {
public:
    void postTweet(int userId, int tweetId) {
        tweets[userId].emplace_back(now++, tweetId);
    }

    vector<int> getNewsFeed(int userId) {
        priority_queue<Latest> latest;
        const auto offer = [&](int author) {
            const auto& posted = tweets[author];
            if (!posted.empty()) latest.emplace(posted.back().first, author, posted.size() - 1);
        };
        offer(userId);
        for (const int followee : followed[userId]) {
            if (followee != userId) offer(followee);
        }

        vector<int> feed;
        while (!latest.empty() && feed.size() < feedLength) {
            const auto [time, author, place] = latest.top();
            latest.pop();
            const auto& posted = tweets[author];
            feed.push_back(posted[place].second);
            if (place > 0) latest.emplace(posted[place - 1].first, author, place - 1);
        }
        return feed;
    }

    void follow(int followerId, int followeeId) {
        followed[followerId].insert(followeeId);
    }

    void unfollow(int followerId, int followeeId) {
        followed[followerId].erase(followeeId);
    }

private:
    static constexpr size_t feedLength = 10;
    // When it was posted, by whom, and its place among the author's tweets.
    using Latest = tuple<int, int, int>;

    unordered_map<int, unordered_set<int>> followed;
    // For each user (time, tweet), the earliest first.
    unordered_map<int, vector<pair<int, int>>> tweets;
    int now = 0;
};
