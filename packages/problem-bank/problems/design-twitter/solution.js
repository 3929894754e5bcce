const FEED_LENGTH = 10

class Twitter {
  #followed = new Map()
  // For each user the tweets with their times, the earliest first.
  #tweets = new Map()
  #now = 0

  postTweet(userId, tweetId) {
    if (!this.#tweets.has(userId)) this.#tweets.set(userId, [])
    this.#tweets.get(userId).push({ time: this.#now++, tweet: tweetId })
  }

  getNewsFeed(userId) {
    const authors = new Set(this.#followed.get(userId)).add(userId)
    // No author has more than the last ten in it, so there are few to sort.
    return [...authors]
      .flatMap((author) => (this.#tweets.get(author) ?? []).slice(-FEED_LENGTH))
      .sort((a, b) => b.time - a.time)
      .slice(0, FEED_LENGTH)
      .map(({ tweet }) => tweet)
  }

  follow(followerId, followeeId) {
    if (!this.#followed.has(followerId)) this.#followed.set(followerId, new Set())
    this.#followed.get(followerId).add(followeeId)
  }

  unfollow(followerId, followeeId) {
    this.#followed.get(followerId)?.delete(followeeId)
  }
}
