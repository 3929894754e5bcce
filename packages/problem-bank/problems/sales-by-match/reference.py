def sock_merchant(ar):
    return sum(ar.count(color) // 2 for color in set(ar))
