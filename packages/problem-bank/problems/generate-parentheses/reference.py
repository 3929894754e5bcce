def generate_parenthesis(n):
    if n == 0:
        return [""]
    return [
        f"({inside}){after}"
        for pairs in range(n)
        for inside in generate_parenthesis(pairs)
        for after in generate_parenthesis(n - 1 - pairs)
    ]
