def generate_parenthesis(n: int) -> list[str]:
    found = []

    def extend(start: str, left: int, opened: int) -> None:
        if left == 0 and opened == 0:
            found.append(start)
        if left > 0:
            extend(start + "(", left - 1, opened + 1)
        if opened > 0:
            extend(start + ")", left, opened - 1)

    extend("", n, 0)
    return found
