def longest_common_prefix(strs):
    for length in range(len(strs[0]), -1, -1):
        if all(other.startswith(strs[0][:length]) for other in strs):
            return strs[0][:length]
