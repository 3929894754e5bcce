def flood_fill(image: list[list[int]], sr: int, sc: int, color: int) -> list[list[int]]:
    old = image[sr][sc]
    if old == color:
        return image
    image[sr][sc] = color
    to_visit = [(sr, sc)]
    while to_visit:
        r, c = to_visit.pop()
        for row, column in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)):
            if 0 <= row < len(image) and 0 <= column < len(image[0]) and image[row][column] == old:
                image[row][column] = color
                to_visit.append((row, column))
    return image
