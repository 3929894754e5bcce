from heapq import heapify, heappop, heappush

FEED_LENGTH = 10


class Twitter:
    def __init__(self):
        self._followed = {}
        # For each user (time, tweet), the earliest first. Times fall, so that a heap gives the latest.
        self._tweets = {}
        self._now = 0

    def post_tweet(self, user_id: int, tweet_id: int) -> None:
        self._now -= 1
        self._tweets.setdefault(user_id, []).append((self._now, tweet_id))

    def get_news_feed(self, user_id: int) -> list[int]:
        authors = {user_id} | self._followed.get(user_id, set())
        posted = [self._tweets[author] for author in authors if author in self._tweets]
        latest = [(*tweets[-1], tweets, len(tweets) - 1) for tweets in posted]
        heapify(latest)
        feed = []
        while latest and len(feed) < FEED_LENGTH:
            _, tweet, tweets, place = heappop(latest)
            feed.append(tweet)
            if place > 0:
                heappush(latest, (*tweets[place - 1], tweets, place - 1))
        return feed

    def follow(self, follower_id: int, followee_id: int) -> None:
        self._followed.setdefault(follower_id, set()).add(followee_id)

    def unfollow(self, follower_id: int, followee_id: int) -> None:
        self._followed.get(follower_id, set()).discard(followee_id)
