def is_interleave(s1, s2, s3):
    if not s3:
        return not s1 and not s2
    from_first = s1[:1] == s3[0] and is_interleave(s1[1:], s2, s3[1:])
    from_second = s2[:1] == s3[0] and is_interleave(s1, s2[1:], s3[1:])
    return from_first or from_second
