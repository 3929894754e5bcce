def longest_palindrome(s):
    counts = [s.count(letter) for letter in set(s)]
    pairs = sum(count // 2 for count in counts)
    return 2 * pairs + any(count % 2 for count in counts)
