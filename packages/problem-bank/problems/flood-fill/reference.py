def flood_fill(image, sr, sc, color):
    old = image[sr][sc]
    area = {(sr, sc)}
    while True:
        near = {cell for r, c in area for cell in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1))}
        inside = {(r, c) for r, c in near if 0 <= r < len(image) and 0 <= c < len(image[0]) and image[r][c] == old}
        if inside <= area:
            break
        area |= inside
    return [[color if (r, c) in area else cell for c, cell in enumerate(line)] for r, line in enumerate(image)]
