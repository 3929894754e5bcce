def predict_party_victory(senate):
    """Whoever acts goes to the end, and the next opponent behind is struck out."""
    line = list(senate)
    while len(set(line)) > 1:
        acting = line.pop(0)
        line.remove("D" if acting == "R" else "R")
        line.append(acting)
    return "Radiant" if line[0] == "R" else "Dire"
