def count_substrings(s: str) -> int:
    count = 0
    for middle in range(len(s)):
        for left, right in ((middle, middle), (middle, middle + 1)):
            while left >= 0 and right < len(s) and s[left] == s[right]:
                count += 1
                left -= 1
                right += 1
    return count
