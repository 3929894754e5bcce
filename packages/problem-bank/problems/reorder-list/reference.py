def reorder_list(head):
    nodes = []
    node = head
    while node:
        nodes.append(node)
        node = node.next
    order = []
    while nodes:
        order.append(nodes.pop(0))
        if nodes:
            order.append(nodes.pop())
    for node, following in zip(order, order[1:] + [None]):
        node.next = following
