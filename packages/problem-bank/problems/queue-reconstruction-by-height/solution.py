def reconstruct_queue(people: list[list[int]]) -> list[list[int]]:
    queue = []
    for person in sorted(people, key=lambda person: (-person[0], person[1])):
        queue.insert(person[1], person)
    return queue
