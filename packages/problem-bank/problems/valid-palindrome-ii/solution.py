def valid_palindrome(s: str) -> bool:
    def is_palindrome(left: int, right: int) -> bool:
        while left < right and s[left] == s[right]:
            left += 1
            right -= 1
        return left >= right

    left, right = 0, len(s) - 1
    while left < right and s[left] == s[right]:
        left += 1
        right -= 1
    return is_palindrome(left + 1, right) or is_palindrome(left, right - 1)
