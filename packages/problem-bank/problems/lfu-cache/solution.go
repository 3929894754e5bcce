import "container/list"

type entry struct{ id, held, uses int }

type LFUCache struct {
	limit   int
	entries map[int]*list.Element
	// For each number of uses the entries used so often, from the least to the most recently.
	groups map[int]*list.List
	lowest int
}

func Constructor(capacity int) LFUCache {
	return LFUCache{limit: capacity, entries: map[int]*list.Element{}, groups: map[int]*list.List{}}
}

func (c *LFUCache) Get(key int) int {
	found := c.entries[key]
	if found == nil {
		return -1
	}
	return c.use(found).held
}

func (c *LFUCache) Put(key int, value int) {
	if found := c.entries[key]; found != nil {
		c.use(found).held = value
		return
	}
	if len(c.entries) == c.limit {
		least := c.groups[c.lowest]
		leaving := least.Remove(least.Front()).(*entry)
		delete(c.entries, leaving.id)
	}
	c.lowest = 1
	c.keep(&entry{key, value, 1})
}

func (c *LFUCache) use(element *list.Element) *entry {
	used := element.Value.(*entry)
	group := c.groups[used.uses]
	group.Remove(element)
	if used.uses == c.lowest && group.Len() == 0 {
		c.lowest++
	}
	used.uses++
	c.keep(used)
	return used
}

func (c *LFUCache) keep(kept *entry) {
	if c.groups[kept.uses] == nil {
		c.groups[kept.uses] = list.New()
	}
	c.entries[kept.id] = c.groups[kept.uses].PushBack(kept)
}
