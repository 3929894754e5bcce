from collections import defaultdict


def find_itinerary(tickets: list[list[str]]) -> list[str]:
    # The destinations of each airport, the smallest last.
    ahead = defaultdict(list)
    for origin, destination in sorted(tickets, reverse=True):
        ahead[origin].append(destination)
    ended = []
    journey = ["JFK"]
    while journey:
        if ahead[journey[-1]]:
            journey.append(ahead[journey[-1]].pop())
        else:
            ended.append(journey.pop())
    return ended[::-1]
