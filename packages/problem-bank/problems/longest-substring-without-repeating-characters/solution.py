def length_of_longest_substring(s: str) -> int:
    last_seen = {}
    start = 0
    longest = 0
    for index, character in enumerate(s):
        if last_seen.get(character, -1) >= start:
            start = last_seen[character] + 1
        last_seen[character] = index
        longest = max(longest, index - start + 1)
    return longest
