class Twitter:
    def __init__(self):
        self.tweets = []
        self.follows = []

    def post_tweet(self, user_id, tweet_id):
        self.tweets.insert(0, (user_id, tweet_id))

    def get_news_feed(self, user_id):
        seen = [tweet for author, tweet in self.tweets if author == user_id or (user_id, author) in self.follows]
        return seen[:10]

    def follow(self, follower_id, followee_id):
        self.follows.append((follower_id, followee_id))

    def unfollow(self, follower_id, followee_id):
        self.follows = [pair for pair in self.follows if pair != (follower_id, followee_id)]
