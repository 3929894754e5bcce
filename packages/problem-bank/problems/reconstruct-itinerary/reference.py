def find_itinerary(tickets):
    def journeys(airport, left):
        if not left:
            return [[airport]]
        return [
            [airport] + rest
            for place, (origin, destination) in enumerate(left)
            if origin == airport and left.index([origin, destination]) == place
            for rest in journeys(destination, left[:place] + left[place + 1 :])
        ]

    return min(journeys("JFK", tickets))
