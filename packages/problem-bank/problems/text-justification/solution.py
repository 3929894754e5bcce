def full_justify(words: list[str], max_width: int) -> list[str]:
    def justified(line: list[str]) -> str:
        if len(line) == 1:
            return line[0].ljust(max_width)
        gaps = len(line) - 1
        space, wider = divmod(max_width - sum(map(len, line)), gaps)
        text = line[0]
        for gap, word in enumerate(line[1:]):
            text += " " * (space + (gap < wider)) + word
        return text

    lines, line, letters = [], [], 0
    for word in words:
        if letters + len(line) + len(word) > max_width:
            lines.append(justified(line))
            line, letters = [], 0
        line.append(word)
        letters += len(word)
    return [*lines, " ".join(line).ljust(max_width)]
