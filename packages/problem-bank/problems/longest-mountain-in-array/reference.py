def longest_mountain(arr):
    def is_mountain(part):
        top = part.index(max(part))
        rises = all(part[i] < part[i + 1] for i in range(top))
        falls = all(part[i] > part[i + 1] for i in range(top, len(part) - 1))
        return 0 < top < len(part) - 1 and rises and falls

    lengths = [
        end - start
        for start in range(len(arr))
        for end in range(start + 3, len(arr) + 1)
        if is_mountain(arr[start:end])
    ]
    return max(lengths, default=0)
