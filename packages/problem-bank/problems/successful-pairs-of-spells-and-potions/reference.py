def successful_pairs(spells, potions, success):
    return [sum(spell * potion >= success for potion in potions) for spell in spells]
