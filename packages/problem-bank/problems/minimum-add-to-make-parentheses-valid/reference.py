def min_add_to_make_valid(s):
    """What is left when pairs that stand next to each other are struck out has no partner."""
    while "()" in s:
        s = s.replace("()", "")
    return len(s)
