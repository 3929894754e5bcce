def compress(chars: list[str]) -> int:
    written = start = 0
    while start < len(chars):
        end = start
        while end < len(chars) and chars[end] == chars[start]:
            end += 1
        chars[written] = chars[start]
        written += 1
        if end - start > 1:
            for digit in str(end - start):
                chars[written] = digit
                written += 1
        start = end
    return written
