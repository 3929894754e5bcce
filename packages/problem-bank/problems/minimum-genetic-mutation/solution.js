function minMutation(startGene, endGene, bank) {
  const unreached = new Set(bank)
  let level = [startGene]
  for (let mutations = 0; level.length > 0; mutations++) {
    if (level.includes(endGene)) return mutations
    level = [...unreached].filter((gene) => level.some((other) => isMutation(gene, other)))
    for (const gene of level) unreached.delete(gene)
  }
  return -1
}

function isMutation(gene, other) {
  return [...gene].filter((letter, place) => letter !== other[place]).length === 1
}
