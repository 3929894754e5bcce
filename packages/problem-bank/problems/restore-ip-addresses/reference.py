from itertools import combinations


def restore_ip_addresses(s):
    addresses = []
    for a, b, c in combinations(range(1, len(s)), 3):
        numbers = [s[:a], s[a:b], s[b:c], s[c:]]
        if all(str(int(number)) == number and int(number) <= 255 for number in numbers):
            addresses.append(".".join(numbers))
    return addresses
