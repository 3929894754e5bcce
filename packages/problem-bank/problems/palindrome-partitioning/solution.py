def partition(s: str) -> list[list[str]]:
    partitions = []
    parts = []

    def cut(start: int) -> None:
        if start == len(s):
            partitions.append(parts.copy())
            return
        for end in range(start + 1, len(s) + 1):
            part = s[start:end]
            if part == part[::-1]:
                parts.append(part)
                cut(end)
                parts.pop()

    cut(0)
    return partitions
