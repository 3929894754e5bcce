def min_mutation(start_gene: str, end_gene: str, bank: list[str]) -> int:
    unreached = set(bank)
    level = {start_gene}
    mutations = 0
    while level:
        if end_gene in level:
            return mutations
        level = {gene for gene in unreached if any(is_mutation(gene, other) for other in level)}
        unreached -= level
        mutations += 1
    return -1


def is_mutation(gene: str, other: str) -> bool:
    return sum(one != another for one, another in zip(gene, other)) == 1
