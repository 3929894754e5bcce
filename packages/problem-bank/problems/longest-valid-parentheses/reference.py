def longest_valid_parentheses(s):
    def valid(part):
        while "()" in part:
            part = part.replace("()", "")
        return part == ""

    return max(end - start for start in range(len(s) + 1) for end in range(start, len(s) + 1) if valid(s[start:end]))
