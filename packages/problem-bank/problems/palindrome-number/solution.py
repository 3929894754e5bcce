def is_palindrome(x: int) -> bool:
    if x < 0 or (x % 10 == 0 and x != 0):
        return False
    back = 0
    while x > back:
        back = back * 10 + x % 10
        x //= 10
    return x == back or x == back // 10
