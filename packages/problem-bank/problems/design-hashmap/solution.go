import "slices"

const bucketCount = 2069

type pair struct{ known, held int }

type MyHashMap struct {
	buckets [bucketCount][]pair
}

func Constructor() MyHashMap {
	return MyHashMap{}
}

func (m *MyHashMap) Put(key int, value int) {
	bucket := &m.buckets[key%bucketCount]
	for place := range *bucket {
		if (*bucket)[place].known == key {
			(*bucket)[place].held = value
			return
		}
	}
	*bucket = append(*bucket, pair{key, value})
}

func (m *MyHashMap) Get(key int) int {
	for _, entry := range m.buckets[key%bucketCount] {
		if entry.known == key {
			return entry.held
		}
	}
	return -1
}

func (m *MyHashMap) Remove(key int) {
	bucket := &m.buckets[key%bucketCount]
	*bucket = slices.DeleteFunc(*bucket, func(entry pair) bool { return entry.known == key })
}
