def find_order(num_courses, prerequisites):
    order = []
    while len(order) < num_courses:
        free = [
            course
            for course in range(num_courses)
            if course not in order and all(needed in order for later, needed in prerequisites if later == course)
        ]
        if not free:
            return []
        order.append(free[0])
    return order
