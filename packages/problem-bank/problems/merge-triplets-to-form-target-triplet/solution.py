def merge_triplets(triplets: list[list[int]], target: list[int]) -> bool:
    met = set()
    for triplet in triplets:
        if all(number <= wanted for number, wanted in zip(triplet, target)):
            met.update(place for place in range(3) if triplet[place] == target[place])
    return len(met) == 3
