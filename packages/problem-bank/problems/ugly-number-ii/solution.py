def nth_ugly_number(n: int) -> int:
    ugly = [1]
    twice = thrice = five_times = 0
    while len(ugly) < n:
        smallest = min(2 * ugly[twice], 3 * ugly[thrice], 5 * ugly[five_times])
        ugly.append(smallest)
        twice += smallest == 2 * ugly[twice]
        thrice += smallest == 3 * ugly[thrice]
        five_times += smallest == 5 * ugly[five_times]
    return ugly[-1]
