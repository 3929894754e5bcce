def character_replacement(s, k):
    longest = 0
    for start in range(len(s)):
        for end in range(start + 1, len(s) + 1):
            part = s[start:end]
            if len(part) - max(part.count(letter) for letter in part) <= k:
                longest = max(longest, len(part))
    return longest
