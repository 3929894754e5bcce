def run_length_encode(s: str) -> str:
    parts = []
    start = 0
    for place in range(1, len(s) + 1):
        if place == len(s) or s[place] != s[start]:
            parts.append(f"{s[start]}{place - start}")
            start = place
    return "".join(parts)
