def merge_triplets(triplets, target):
    reached = {tuple(triplet) for triplet in triplets}
    while True:
        merged = {tuple(map(max, a, b)) for a in reached for b in reached}
        if merged <= reached:
            return tuple(target) in reached
        reached |= merged
