def find_min_height_trees(n, edges):
    neighbours = [[] for _ in range(n)]
    for one, other in edges:
        neighbours[one].append(other)
        neighbours[other].append(one)

    def height(node, parent):
        return max((1 + height(child, node) for child in neighbours[node] if child != parent), default=0)

    heights = [height(root, None) for root in range(n)]
    return [root for root in range(n) if heights[root] == min(heights)]
