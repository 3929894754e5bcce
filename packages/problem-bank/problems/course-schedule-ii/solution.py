from collections import deque


def find_order(num_courses: int, prerequisites: list[list[int]]) -> list[int]:
    waiting = [0] * num_courses
    followers = [[] for _ in range(num_courses)]
    for course, needed in prerequisites:
        waiting[course] += 1
        followers[needed].append(course)

    free = deque(course for course in range(num_courses) if waiting[course] == 0)
    order = []
    while free:
        course = free.popleft()
        order.append(course)
        for follower in followers[course]:
            waiting[follower] -= 1
            if waiting[follower] == 0:
                free.append(follower)
    return order if len(order) == num_courses else []
