def find_the_difference(s, t):
    return next(letter for letter in t if t.count(letter) > s.count(letter))
