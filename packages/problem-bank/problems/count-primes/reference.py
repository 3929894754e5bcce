def count_primes(n):
    return sum(all(number % divisor for divisor in range(2, number)) for number in range(2, n))
