import "container/list"

type entry struct{ id, held int }

type LRUCache struct {
	limit int
	// From the least to the most recently used.
	order    *list.List
	elements map[int]*list.Element
}

func Constructor(capacity int) LRUCache {
	return LRUCache{capacity, list.New(), map[int]*list.Element{}}
}

func (c *LRUCache) Get(key int) int {
	found := c.elements[key]
	if found == nil {
		return -1
	}
	c.order.MoveToBack(found)
	return found.Value.(*entry).held
}

func (c *LRUCache) Put(key int, value int) {
	if found := c.elements[key]; found != nil {
		found.Value.(*entry).held = value
		c.order.MoveToBack(found)
		return
	}
	c.elements[key] = c.order.PushBack(&entry{key, value})
	if c.order.Len() > c.limit {
		leaving := c.order.Remove(c.order.Front()).(*entry)
		delete(c.elements, leaving.id)
	}
}
