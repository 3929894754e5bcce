import "container/heap"

const feedLength = 10

type tweet struct{ time, id int }

type Twitter struct {
	followed map[int]map[int]bool
	// The tweets of each user, the earliest first.
	tweets map[int][]tweet
	now    int
}

func Constructor() Twitter {
	return Twitter{followed: map[int]map[int]bool{}, tweets: map[int][]tweet{}}
}

func (t *Twitter) PostTweet(userId int, tweetId int) {
	t.now++
	t.tweets[userId] = append(t.tweets[userId], tweet{t.now, tweetId})
}

func (t *Twitter) GetNewsFeed(userId int) []int {
	var authors timelines
	if own := t.tweets[userId]; len(own) > 0 {
		authors = append(authors, own)
	}
	for followed := range t.followed[userId] {
		if posted := t.tweets[followed]; followed != userId && len(posted) > 0 {
			authors = append(authors, posted)
		}
	}
	heap.Init(&authors)
	var feed []int
	for len(authors) > 0 && len(feed) < feedLength {
		last := len(authors[0]) - 1
		feed = append(feed, authors[0][last].id)
		if last == 0 {
			heap.Pop(&authors)
			continue
		}
		authors[0] = authors[0][:last]
		heap.Fix(&authors, 0)
	}
	return feed
}

func (t *Twitter) Follow(followerId int, followeeId int) {
	if t.followed[followerId] == nil {
		t.followed[followerId] = map[int]bool{}
	}
	t.followed[followerId][followeeId] = true
}

func (t *Twitter) Unfollow(followerId int, followeeId int) {
	delete(t.followed[followerId], followeeId)
}

// timelines is a heap whose top is the one with the latest tweet; none of them is empty.
type timelines [][]tweet

func (l timelines) Len() int      { return len(l) }
func (l timelines) Swap(i, j int) { l[i], l[j] = l[j], l[i] }
func (l timelines) Less(i, j int) bool {
	return l[i][len(l[i])-1].time > l[j][len(l[j])-1].time
}

func (l *timelines) Push(one any) {
	*l = append(*l, one.([]tweet))
}

func (l *timelines) Pop() any {
	last := len(*l) - 1
	one := (*l)[last]
	*l = (*l)[:last]
	return one
}
