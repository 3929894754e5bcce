def largest_altitude(gain):
    return max(sum(gain[:point]) for point in range(len(gain) + 1))
