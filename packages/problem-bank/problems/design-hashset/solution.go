import "slices"

const bucketCount = 2069

type MyHashSet struct {
	buckets [bucketCount][]int
}

func Constructor() MyHashSet {
	return MyHashSet{}
}

func (s *MyHashSet) Add(key int) {
	if !s.Contains(key) {
		s.buckets[key%bucketCount] = append(s.buckets[key%bucketCount], key)
	}
}

func (s *MyHashSet) Remove(key int) {
	bucket := &s.buckets[key%bucketCount]
	if place := slices.Index(*bucket, key); place >= 0 {
		*bucket = slices.Delete(*bucket, place, place+1)
	}
}

func (s *MyHashSet) Contains(key int) bool {
	return slices.Contains(s.buckets[key%bucketCount], key)
}
