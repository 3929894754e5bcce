def reconstruct_queue(people):
    queue, left = [], list(people)

    def is_filled():
        if not left:
            return True
        for person in list(left):
            height, count = person
            if sum(1 for other in queue if other[0] >= height) != count:
                continue
            left.remove(person)
            queue.append(person)
            if is_filled():
                return True
            queue.pop()
            left.append(person)
        return False

    is_filled()
    return queue
