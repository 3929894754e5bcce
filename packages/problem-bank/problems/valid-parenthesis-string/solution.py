def check_valid_string(s: str) -> bool:
    # How many parentheses can be open: any number from fewest to most.
    fewest = most = 0
    for character in s:
        fewest += 1 if character == "(" else -1
        most += -1 if character == ")" else 1
        if most < 0:
            return False
        fewest = max(fewest, 0)
    return fewest == 0
