from collections import deque


def predict_party_victory(senate: str) -> str:
    radiant = deque(place for place, party in enumerate(senate) if party == "R")
    dire = deque(place for place, party in enumerate(senate) if party == "D")
    while radiant and dire:
        first_radiant, first_dire = radiant.popleft(), dire.popleft()
        if first_radiant < first_dire:
            radiant.append(first_radiant + len(senate))
        else:
            dire.append(first_dire + len(senate))
    return "Radiant" if radiant else "Dire"
