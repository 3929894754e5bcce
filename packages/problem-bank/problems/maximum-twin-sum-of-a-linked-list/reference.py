def pair_sum(head):
    values = []
    while head:
        values.append(head.val)
        head = head.next
    n = len(values)
    return max(values[i] + values[n - 1 - i] for i in range(n // 2))
