def min_mutation(start_gene, end_gene, bank):
    fewest = {start_gene: 0}
    for _ in bank:
        for gene in bank:
            for other in list(fewest):
                different = [place for place in range(8) if gene[place] != other[place]]
                if len(different) == 1:
                    fewest[gene] = min(fewest.get(gene, 99), fewest[other] + 1)
    return fewest.get(end_gene, -1)
