def longest_palindrome(s: str) -> str:
    best = ""
    for middle in range(len(s)):
        for left, right in ((middle, middle), (middle, middle + 1)):
            while left >= 0 and right < len(s) and s[left] == s[right]:
                left -= 1
                right += 1
            best = max(best, s[left + 1 : right], key=len)
    return best
