def min_reorder(n, connections):
    leading, turned = {0}, 0
    while len(leading) < n:
        for start, end in connections:
            if end in leading and start not in leading:
                leading.add(start)
            elif start in leading and end not in leading:
                leading.add(end)
                turned += 1
    return turned
