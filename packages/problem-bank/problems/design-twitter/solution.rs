use std::collections::{BinaryHeap, HashMap, HashSet};

const FEED_LENGTH: usize = 10;

#[derive(Default)]
struct Twitter {
    followed: HashMap<i32, HashSet<i32>>,
    /// For each user (time, tweet), the earliest first.
    tweets: HashMap<i32, Vec<(i32, i32)>>,
    now: i32,
}

impl Twitter {
    fn new() -> Self {
        Self::default()
    }

    fn post_tweet(&mut self, user_id: i32, tweet_id: i32) {
        self.now += 1;
        self.tweets
            .entry(user_id)
            .or_default()
            .push((self.now, tweet_id));
    }

    fn get_news_feed(&self, user_id: i32) -> Vec<i32> {
        let followed = self.followed.get(&user_id).into_iter().flatten();
        let mut latest: BinaryHeap<_> = followed
            .chain([&user_id])
            .filter_map(|author| self.tweets.get(author)?.split_last())
            .collect();
        let mut feed = Vec::with_capacity(FEED_LENGTH);
        while feed.len() < FEED_LENGTH {
            let Some(((_, tweet), earlier)) = latest.pop() else {
                break;
            };
            feed.push(*tweet);
            latest.extend(earlier.split_last());
        }
        feed
    }

    fn follow(&mut self, follower_id: i32, followee_id: i32) {
        self.followed
            .entry(follower_id)
            .or_default()
            .insert(followee_id);
    }

    fn unfollow(&mut self, follower_id: i32, followee_id: i32) {
        if let Some(followed) = self.followed.get_mut(&follower_id) {
            followed.remove(&followee_id);
        }
    }
}
