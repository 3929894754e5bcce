func nextGreatestLetter(letters []byte, target byte) byte {
	place := sort.Search(len(letters), func(i int) bool { return letters[i] > target })
	return letters[place%len(letters)]
}
