def num_islands(grid):
    label = {(r, c): (r, c) for r, line in enumerate(grid) for c, cell in enumerate(line) if cell == 1}
    changed = True
    while changed:
        changed = False
        for r, c in label:
            for near in ((r + 1, c), (r, c + 1)):
                if near in label and label[near] != label[r, c]:
                    label[near] = label[r, c] = min(label[near], label[r, c])
                    changed = True
    return len(set(label.values()))
