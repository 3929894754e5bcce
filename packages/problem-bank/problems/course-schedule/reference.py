def can_finish(num_courses, prerequisites):
    left = set(range(num_courses))
    while left:
        free = {course for course in left if not any(a == course and b in left for a, b in prerequisites)}
        if not free:
            return False
        left -= free
    return True
