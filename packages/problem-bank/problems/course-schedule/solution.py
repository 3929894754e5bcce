def can_finish(num_courses: int, prerequisites: list[list[int]]) -> bool:
    waiting_for = [0] * num_courses
    unlocks = [[] for _ in range(num_courses)]
    for course, needed in prerequisites:
        waiting_for[course] += 1
        unlocks[needed].append(course)

    free = [course for course in range(num_courses) if waiting_for[course] == 0]
    taken = 0
    while free:
        taken += 1
        for course in unlocks[free.pop()]:
            waiting_for[course] -= 1
            if waiting_for[course] == 0:
                free.append(course)
    return taken == num_courses
