def word_pattern(pattern, s):
    words = s.split(" ")
    if len(words) != len(pattern):
        return False
    places = range(len(words))
    return all((pattern[i] == pattern[j]) == (words[i] == words[j]) for i in places for j in places)
