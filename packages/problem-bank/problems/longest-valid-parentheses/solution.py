def longest_valid_parentheses(s: str) -> int:
    longest = 0
    unmatched = [-1]
    for place, bracket in enumerate(s):
        if bracket == "(":
            unmatched.append(place)
            continue
        unmatched.pop()
        if unmatched:
            longest = max(longest, place - unmatched[-1])
        else:
            unmatched.append(place)
    return longest
