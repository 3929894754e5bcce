def exist(board, word):
    cells = {(r, c): letter for r, line in enumerate(board) for c, letter in enumerate(line)}
    paths = [[cell] for cell in cells if cells[cell] == word[0]]
    for letter in word[1:]:
        paths = [
            path + [near]
            for path in paths
            for near in cells
            if near not in path
            and abs(near[0] - path[-1][0]) + abs(near[1] - path[-1][1]) == 1
            and cells[near] == letter
        ]
    return bool(paths)
