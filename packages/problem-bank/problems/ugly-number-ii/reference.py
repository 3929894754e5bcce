def nth_ugly_number(n):
    return sorted(2**i * 3**j * 5**k for i in range(32) for j in range(21) for k in range(15))[n - 1]
