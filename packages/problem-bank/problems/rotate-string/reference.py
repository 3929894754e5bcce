def rotate_string(s, goal):
    return any(s[shift:] + s[:shift] == goal for shift in range(len(s)))
