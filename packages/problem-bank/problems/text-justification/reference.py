def full_justify(words, max_width):
    lines, left = [], list(words)
    while left:
        taken = max(n for n in range(1, len(left) + 1) if len(" ".join(left[:n])) <= max_width)
        line, left = left[:taken], left[taken:]
        if left and taken > 1:
            # One more space for each gap in turn, from the left, until the line is full.
            parts = [word + " " for word in line[:-1]]
            gap = 0
            while len("".join(parts)) + len(line[-1]) < max_width:
                parts[gap] += " "
                gap = (gap + 1) % len(parts)
            lines.append("".join(parts) + line[-1])
        else:
            text = " ".join(line)
            while len(text) < max_width:
                text += " "
            lines.append(text)
    return lines
