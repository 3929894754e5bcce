def is_isomorphic(s, t):
    places = range(len(s))
    return all((s[i] == s[j]) == (t[i] == t[j]) for i in places for j in places)
