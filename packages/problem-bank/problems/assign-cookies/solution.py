def find_content_children(g: list[int], s: list[int]) -> int:
    greed = sorted(g)
    content = 0
    for cookie in sorted(s):
        if content < len(greed) and greed[content] <= cookie:
            content += 1
    return content
