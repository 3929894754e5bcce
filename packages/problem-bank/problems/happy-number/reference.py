def is_happy(n):
    for _ in range(1000):
        total = 0
        while n:
            total += (n % 10) * (n % 10)
            n //= 10
        n = total
    return n == 1
