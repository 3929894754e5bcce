def license_key_formatting(s, k):
    key, in_group = "", 0
    for character in reversed(s):
        if character == "-":
            continue
        if in_group == k:
            key, in_group = "-" + key, 0
        key = character.upper() + key
        in_group += 1
    return key
