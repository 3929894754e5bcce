"""Linked lists, trees, heaps."""

from authoring import classic, levels, tree


@classic(
    "reverse-linked-list",
    title="Train Backwards",
    statement="""
    A train is stored as a singly linked list whose first node is `engine`. Turn the list around so that the last node
    becomes the first, and return the new head.
    """,
    constraints="The list has between 0 and 5000 nodes\n-5000 <= Node.val <= 5000",
    starter="python",
    examples=[([3, 8, 1, 9],), ([4, 7],), ([],)],
    hidden=[([1],)],
)
def turnAround(engine: "list_node") -> "list_node":
    return engine[::-1]


@classic(
    "merge-two-sorted-lists",
    title="Merge Two Sorted Lists",
    statement="""
    The heads of two sorted linked lists, `list1` and `list2`, are given. Splice their nodes together into one sorted list
    and return its head.
    """,
    constraints="The number of nodes in both lists is in the range [0, 50].\nBoth lists are sorted in non-decreasing order.",
    starter="java",
    spacing="tight",
    examples=[([1, 3, 5], [2, 3, 8]), ([], []), ([], [0])],
    hidden=[([5], [1])],
)
def mergeTwoLists(list1: "list_node", list2: "list_node") -> "list_node":
    return sorted(list1 + list2)


@classic(
    "remove-nth-node-from-end-of-list",
    title="Step Out of the Queue",
    statement="""
    The people of a queue form a linked list that starts at `head`. The `n`-th person, counted from the end, leaves. Return
    the head of the list without that node. Can you do it in one pass?
    """,
    constraints="1 <= n <= number of nodes <= 30",
    starter="javascript",
    examples=[([10, 20, 30, 40, 50], 2), ([1], 1), ([1, 2], 1)],
    hidden=[([1, 2], 2)],
)
def leave(head: "list_node", n: "integer") -> "list_node":
    return [each for i, each in enumerate(head) if i != len(head) - n]


@classic(
    "add-two-numbers",
    title="Add Two Numbers",
    statement="""
    Two non-negative integers are kept as non-empty linked lists `l1` and `l2`; every node holds one digit and the digits
    come in reverse order, ones first. Add the two numbers and return the sum as a linked list in the same form.
    """,
    constraints="1 <= nodes in each list <= 100\n0 <= Node.val <= 9\nno leading zeros, except the number 0 itself",
    starter="cpp",
    spacing="tight",
    examples=[([5, 4, 3], [7, 6, 1]), ([0], [0]), ([9, 9, 9], [1])],
    explained={0: "345 + 167 = 512."},
    hidden=[([1, 8], [0])],
)
def addTwoNumbers(l1: "list_node", l2: "list_node") -> "list_node":
    total = sum(int("".join(map(str, each[::-1]))) for each in (l1, l2))
    return [int(each) for each in str(total)[::-1]]


@classic(
    "middle-of-the-linked-list",
    statement="""
    Return the middle node of a non-empty singly linked list. When there are two nodes in the middle, return the second one.
    """,
    constraints="1 <= number of nodes <= 100",
    starter="python",
    examples=[([2, 4, 6, 8, 10],), ([1, 3, 5, 7],)],
    explained={0: "The middle node has the value 6."},
    hidden=[([1],)],
)
def halfway(head: "list_node") -> "list_node":
    return head[len(head) // 2 :]


@classic(
    "palindrome-linked-list",
    title="Palindrome Linked List",
    statement="""
    Given the `head` of a singly linked list, return true if its values are the same read forwards and backwards.
    """,
    constraints="The number of nodes is in the range [1, 10^5].",
    starter="go",
    examples=[([7, 2, 2, 7],), ([1, 2],)],
    hidden=[([1],), ([1, 0, 1],)],
)
def isPalindrome(head: "list_node") -> "boolean":
    return head == head[::-1]


@classic(
    "invert-binary-tree",
    title="Through the Looking Glass",
    statement="""
    Mirror a binary tree: at every node the left and the right child change places. The root of the tree is given; return the
    root of the mirrored tree.
    """,
    constraints="0 <= number of nodes <= 100\n-100 <= Node.val <= 100",
    starter="python",
    examples=[([5, 2, 8, 1, 3, 7, 9],), ([2, 1, 3],), ([],)],
    hidden=[([1, 2],)],
)
def lookingGlass(root: "tree_node") -> "tree_node":
    def swap(node):
        if node:
            node.left, node.right = swap(node.right), swap(node.left)
        return node

    return levels(swap(tree(root)))


@classic(
    "maximum-depth-of-binary-tree",
    title="Height of the Family Tree",
    statement="""
    Return the depth of a binary tree: the number of nodes along the longest way from the root down to a leaf that is
    farthest away.
    """,
    constraints="The tree has from 0 to 10^4 nodes",
    starter="java",
    spacing="tight",
    examples=[([4, 9, 21, None, None, 16, 8],), ([1, None, 2],)],
    hidden=[([],), ([1],)],
)
def height(root: "tree_node") -> "integer":
    depth = lambda node: 1 + max(depth(node.left), depth(node.right)) if node else 0
    return depth(tree(root))


@classic(
    "same-tree",
    title="Same Tree",
    statement="""
    The roots `p` and `q` of two binary trees are given. Check whether the trees are the same, in shape as well as in the
    values of their nodes.
    """,
    constraints="The number of nodes in both trees is in the range [0, 100].",
    starter="javascript",
    examples=[([1, 2, 3], [1, 2, 3]), ([1, 2], [1, None, 2]), ([1, 2, 1], [1, 1, 2])],
    hidden=[([], [])],
)
def isSameTree(p: "tree_node", q: "tree_node") -> "boolean":
    return p == q


@classic(
    "symmetric-tree",
    statement="""
    Given the root of a binary tree, decide whether the tree is its own mirror image, that is, symmetric around its centre.
    """,
    constraints="1 <= nodes <= 1000",
    starter="cpp",
    spacing="tight",
    examples=[([1, 2, 2, 3, 4, 4, 3],), ([1, 2, 2, None, 3, None, 3],)],
    hidden=[([1],)],
)
def mirrored(root: "tree_node") -> "boolean":
    def same(a, b):
        return a is b or bool(a and b and a.value == b.value and same(a.left, b.right) and same(a.right, b.left))

    whole = tree(root)
    return same(whole.left, whole.right)


@classic(
    "binary-tree-level-order-traversal",
    title="Floor by Floor",
    statement="""
    List the values of a binary tree floor by floor, from the root downwards and from left to right within a floor. Every
    floor is a list of its own.
    """,
    constraints="0 <= number of nodes <= 2000",
    starter="python",
    examples=[([6, 2, 9, None, None, 8, 11],), ([1],), ([],)],
    hidden=[([1, 2, 3, 4],)],
)
def floors(root: "tree_node") -> "integer[][]":
    found, floor = [], [tree(root)] if root else []
    while floor:
        found.append([node.value for node in floor])
        floor = [child for node in floor for child in (node.left, node.right) if child]
    return found


@classic(
    "validate-binary-search-tree",
    title="Validate Binary Search Tree",
    statement="""
    Decide if the binary tree with the given `root` is a valid binary search tree: every node is greater than all the nodes
    in its left subtree and smaller than all those in its right subtree, and both subtrees are search trees too.
    """,
    constraints="1 <= number of nodes <= 10^4\n-2^31 <= Node.val <= 2^31 - 1",
    starter="csharp",
    spacing="tight",
    examples=[([4, 2, 6],), ([5, 1, 4, None, None, 3, 6],)],
    explained={1: "The root is 5 but its right child is 4."},
    hidden=[([2, 2, 2],), ([5, 4, 6, None, None, 3, 7],)],
)
def IsValidBST(root: "tree_node") -> "boolean":
    walk = lambda node: [*walk(node.left), node.value, *walk(node.right)] if node else []
    values = walk(tree(root))
    return all(a < b for a, b in zip(values, values[1:]))


@classic(
    "path-sum",
    title="Trail Budget",
    statement="""
    Return true if the binary tree has a path from the root to a leaf along which the values add up to `total`, and false
    otherwise. A leaf is a node without children.
    """,
    notation="lines",
    constraints="0 <= number of nodes <= 5000",
    starter="rust",
    examples=[([5, 4, 8, 11, None, 13, 4], 20), ([1, 2, 3], 5), ([], 0)],
    hidden=[([1, 2], 1)],
)
def has_trail(root: "tree_node", total: "integer") -> "boolean":
    def reach(node, left):
        if not node:
            return False
        rest = left - node.value
        return rest == 0 if not (node.left or node.right) else reach(node.left, rest) or reach(node.right, rest)

    return reach(tree(root), total)


@classic(
    "diameter-of-binary-tree",
    statement="""
    The diameter of a binary tree is the length of the longest path between any two of its nodes, whether or not it passes
    through the root. Given the root, return the diameter, measured in edges.
    """,
    constraints="1 <= number of nodes <= 10^4",
    starter="go",
    examples=[([1, 2, 3, 4, 5],), ([1, 2],)],
    explained={0: "3 is the length of the path 4, 2, 1, 3."},
    hidden=[([1],)],
)
def diameter(root: "tree_node") -> "integer":
    best = 0

    def depth(node):
        nonlocal best
        if not node:
            return 0
        left, right = depth(node.left), depth(node.right)
        best = max(best, left + right)
        return 1 + max(left, right)

    depth(tree(root))
    return best


@classic(
    "kth-smallest-element-in-a-bst",
    title="Kth Smallest Element in a BST",
    statement="""
    Given the `root` of a binary search tree and an integer `k`, return the `k`-th smallest (counted from 1) of all the
    values in the tree.
    """,
    constraints="1 <= k <= n <= 10^4",
    starter="java",
    examples=[([6, 3, 8, 1, 4], 2), ([5, 3, 6, 2, 4, None, None, 1], 3)],
    hidden=[([1], 1)],
)
def kthSmallest(root: "tree_node", k: "integer") -> "integer":
    return sorted(each for each in root if each is not None)[k - 1]


@classic(
    "binary-tree-right-side-view",
    title="View from the East",
    statement="""
    Imagine you stand on the right-hand side of a binary tree. Return the values of the nodes that you can see, from top to
    bottom.
    """,
    constraints="0 <= number of nodes <= 100",
    starter="python",
    examples=[([1, 2, 3, None, 5, None, 4],), ([1, None, 3],), ([],)],
    hidden=[([1, 2, 3, 4],)],
)
def eastView(root: "tree_node") -> "integer[]":
    return [floor[-1] for floor in floors(root)]


@classic(
    "kth-largest-element-in-an-array",
    title="Bronze, Silver, Gold",
    statement="""
    Given an unsorted array `scores` and an integer `place`, return the score that is the `place`-th largest when the scores
    are put in sorted order. Equal scores count separately: it is not the `place`-th distinct one.
    """,
    constraints="1 <= place <= scores.length <= 10^5\n-10^4 <= scores[i] <= 10^4",
    starter="javascript",
    examples=[([4, 1, 6, 5, 2, 3], 2), ([7, 7, 1, 9, 5, 5, 6], 3)],
    hidden=[([1], 1), ([2, 2], 2)],
)
def medal(scores: "integer[]", place: "integer") -> "integer":
    return sorted(scores)[-place]


@classic(
    "last-stone-weight",
    title="Clash of Clay Balls",
    statement="""
    You have clay balls with the weights `balls`. In each turn the two heaviest, x <= y, are smashed together: if x == y both
    are gone, else the ball of weight x is gone and the other one weighs y - x from then on. The game ends when at most one
    ball is left. Return its weight, or 0 if none is left.
    """,
    constraints="1 <= balls.length <= 30\n1 <= balls[i] <= 1000",
    starter="python",
    examples=[([3, 8, 5, 2],), ([1],)],
    hidden=[([2, 7, 4, 1, 8, 1],), ([2, 2],)],
)
def lastBall(balls: "integer[]") -> "integer":
    left = sorted(balls)
    while len(left) > 1:
        y, x = left.pop(), left.pop()
        left = sorted([*left, y - x] if y > x else left)
    return left[0] if left else 0


@classic(
    "k-closest-points-to-origin",
    title="Nearest Taxis",
    statement="""
    Taxis stand at the points `taxis[i] = [x, y]` of the plane. Return the `k` taxis that are closest to the origin (0, 0), by
    straight-line (Euclidean) distance, in any order. The answer is unique apart from that order.
    """,
    constraints="1 <= k <= taxis.length <= 10^4",
    starter="cpp",
    spacing="tight",
    compare="unordered",
    examples=[([[1, 4], [-2, 2]], 1), ([[3, 3], [5, -1], [-2, 4]], 2)],
    hidden=[([[0, 1], [1, 1], [2, 2]], 1)],
)
def nearestTaxis(taxis: "integer[][]", k: "integer") -> "integer[][]":
    return sorted(taxis, key=lambda each: each[0] ** 2 + each[1] ** 2)[:k]
