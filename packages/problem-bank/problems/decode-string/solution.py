def decode_string(s: str) -> str:
    waiting = []
    text, count = "", 0
    for character in s:
        if character.isdigit():
            count = count * 10 + int(character)
        elif character == "[":
            waiting.append((text, count))
            text, count = "", 0
        elif character == "]":
            before, times = waiting.pop()
            text = before + text * times
        else:
            text += character
    return text
