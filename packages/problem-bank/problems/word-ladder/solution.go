func ladderLength(beginWord string, endWord string, wordList []string) int {
	unreached := map[string]bool{}
	for _, word := range wordList {
		unreached[word] = true
	}
	delete(unreached, beginWord)
	level := []string{beginWord}
	for wordsSoFar := 1; len(level) > 0; wordsSoFar++ {
		var reached []string
		for _, word := range level {
			if word == endWord {
				return wordsSoFar
			}
			for place := range word {
				changed := []byte(word)
				for changed[place] = 'a'; changed[place] <= 'z'; changed[place]++ {
					if next := string(changed); unreached[next] {
						delete(unreached, next)
						reached = append(reached, next)
					}
				}
			}
		}
		level = reached
	}
	return 0
}
