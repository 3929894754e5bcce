def is_valid(s: str) -> bool:
    closing = {"(": ")", "[": "]", "{": "}"}
    owed = []
    for bracket in s:
        if bracket in closing:
            owed.append(closing[bracket])
        elif not owed or owed.pop() != bracket:
            return False
    return not owed
