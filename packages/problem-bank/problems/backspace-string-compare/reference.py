def backspace_compare(s, t):
    def text(typed):
        shown = ""
        for character in typed:
            shown = shown[:-1] if character == "#" else shown + character
        return shown

    return text(s) == text(t)
