"""Look-alikes over strings, lists, trees, grids and choices."""

from collections import Counter
from itertools import combinations

from authoring import levels, tree, twist
from classics_lists import floors, halfway, height, leave, medal, turnAround
from classics_search import findShelf, oddSock, untilWarmer
from classics_strings import commonStart, groupWords, isMirror, isTidy, longestFresh, sameTiles
from classics_structures import countIslands, tidy
from classics_ways import fewestStamps, growing, pickPears, robotPaths, waysUp


@twist(
    "longest-substring-without-repeating-characters",
    title="Longest Substring",
    statement="""
    Given a string `s`, find the length of the longest substring in which every character occurs at most twice.
    """,
    constraints="0 <= s.length <= 5 * 10^4",
    starter="python",
    examples=[("abcabc",), ("bbbb",)],
    hidden=[("aab",)],
    against=longestFresh,
)
def atMostTwice(s: "string") -> "integer":
    parts = [s[i:j] for i in range(len(s)) for j in range(i, len(s) + 1)]
    return max((len(part) for part in parts if all(n <= 2 for n in Counter(part).values())), default=0)


@twist(
    "longest-substring-without-repeating-characters",
    title="Longest Subsequence Without Repeating Characters",
    statement="""
    Given a string `s`, find the length of the longest subsequence (characters may be skipped) without repeating characters.
    """,
    constraints="0 <= s.length <= 5 * 10^4\ns consists of English letters, digits, symbols and spaces.",
    starter="java",
    examples=[("abcabcbb",), ("bbbbb",)],
    hidden=[("aabbcc",), ("dvdf",)],
    against=longestFresh,
)
def freshSubsequence(s: "string") -> "integer":
    return len(set(s))


@twist(
    "valid-parentheses",
    title="Valid Parentheses",
    statement="""
    Given a string `s` of the characters '(', ')', '{', '}', '[' and ']', return the length of its longest prefix that is valid:
    every open bracket is closed by the same type of bracket and in the correct order.
    """,
    constraints="1 <= s.length <= 10^4",
    starter="javascript",
    examples=[("()[]{}",), ("(]",), ("()[",)],
    hidden=[("]",)],
    against=isTidy,
)
def validPrefix(s: "string") -> "integer":
    return max(n for n in range(len(s) + 1) if isTidy(s[:n]))


@twist(
    "valid-parentheses",
    title="Loose Brackets",
    statement="""
    A string `s` contains only '(', ')', '{', '}', '[' and ']'. It is valid if every opening bracket is closed later by a bracket of
    the same type. Brackets of different types need not be nested properly: they may close in any order.
    """,
    constraints="1 <= s.length <= 10^4",
    starter="python",
    examples=[("()[]{}",), ("(]",), ("{[]}",)],
    hidden=[("([)]",)],
    against=isTidy,
)
def looseBrackets(s: "string") -> "boolean":
    def kind(pair):
        return isTidy("".join(each for each in s if each in pair))

    return all(kind(pair) for pair in ("()", "[]", "{}"))


@twist(
    "valid-palindrome",
    title="Valid Palindrome",
    statement="""
    Given a string `s`, return true if it is a palindrome after removing all non-alphanumeric characters. Upper and lower case
    letters are different characters here.
    """,
    constraints="1 <= s.length <= 2 * 10^5",
    starter="cpp",
    examples=[("never odd or even",), ("race a car",)],
    hidden=[("Aa",)],
    against=isMirror,
)
def strictMirror(s: "string") -> "boolean":
    kept = [each for each in s if each.isalnum()]
    return kept == kept[::-1]


@twist(
    "valid-anagram",
    title="Valid Anagram",
    statement="""
    Given two strings `s` and `t`, return true if `t` can be made from `s` by swapping exactly two characters at different positions
    of `s` once, and false otherwise.
    """,
    constraints="2 <= s.length, t.length <= 1000",
    starter="go",
    examples=[("ab", "ba"), ("rat", "car")],
    hidden=[("abc", "bca"), ("abcd", "badc")],
    against=sameTiles,
)
def oneSwap(s: "string", t: "string") -> "boolean":
    if len(s) != len(t):
        return False
    differ = [i for i in range(len(s)) if s[i] != t[i]]
    return sorted(s) == sorted(t) and (len(differ) == 2 or (not differ and len(set(s)) < len(s)))


@twist(
    "group-anagrams",
    title="Group Anagrams",
    statement="""
    Given an array of strings `strs`, group the anagrams together and return how many groups there are.
    """,
    constraints="1 <= strs.length <= 10^4",
    starter="python",
    examples=[(["eat", "tea", "tan", "ate", "nat", "bat"],), ([""],)],
    hidden=[(["a", "b"],)],
    against=groupWords,
)
def countGroups(strs: "string[]") -> "integer":
    return len(groupWords(strs))


@twist(
    "longest-common-prefix",
    title="Longest Common Suffix",
    statement="""
    Write a function that finds the longest common suffix of an array of strings: the longest text with which all of them end. If
    there is none, return "".
    """,
    constraints="1 <= strs.length <= 200",
    starter="javascript",
    examples=[(["level", "lol"],), (["dog", "cat"],)],
    hidden=[(["running", "king"],), (["ab", "cb"],)],
    against=commonStart,
)
def commonEnd(strs: "string[]") -> "string":
    return commonStart([each[::-1] for each in strs])[::-1]


@twist(
    "binary-search",
    title="Binary Search",
    statement="""
    Given an array of distinct integers `nums` sorted in descending order and an integer `target`, return the index of `target`, or -1
    if it is not in `nums`. The algorithm must run in O(log n).
    """,
    constraints="1 <= nums.length <= 10^4",
    starter="java",
    spacing="tight",
    examples=[([12, 9, 5, 3, 0, -1], 9), ([12, 9, 5, 3, 0, -1], 2)],
    hidden=[([3, 2, 1], 3)],
    against=lambda nums, target: findShelf(nums, target) if nums == sorted(nums) else -1,
)
def searchDescending(nums: "integer[]", target: "integer") -> "integer":
    return nums.index(target) if target in nums else -1


@twist(
    "binary-search",
    title="Binary Search",
    statement="""
    Given an array of integers `nums` sorted in ascending order and an integer `target`, search `target` in `nums`. Return its
    position, the first element having position 1, or 0 if it does not exist. O(log n) runtime complexity is required.
    """,
    constraints="1 <= nums.length <= 10^4\nAll the integers in nums are unique.",
    starter="python",
    examples=[([-1, 0, 3, 5, 9, 12], 9), ([-1, 0, 3, 5, 9, 12], 2)],
    hidden=[([5], 5)],
    against=findShelf,
)
def searchFromOne(nums: "integer[]", target: "integer") -> "integer":
    return nums.index(target) + 1 if target in nums else 0


@twist(
    "single-number",
    title="Single Number",
    statement="""
    Given a non-empty array of integers `nums` in which every element appears exactly three times except for one, which appears once,
    find that single one.
    """,
    constraints="1 <= nums.length <= 3 * 10^4",
    starter="cpp",
    examples=[([2, 2, 3, 2],), ([0, 1, 0, 1, 0, 1, 99],)],
    hidden=[([4, 4, 4, 7],)],
    against=lambda nums: __import__("functools").reduce(lambda a, b: a ^ b, nums),
)
def singleAmongTriples(nums: "integer[]") -> "integer":
    return oddSock(nums)


@twist(
    "daily-temperatures",
    title="Daily Temperatures",
    statement="""
    Given an array of integers `temperatures`, return an array `answer` such that answer[i] is the number of days you have to wait
    after the i-th day to get a temperature that is at least as warm. If there is no such future day, answer[i] == 0.
    """,
    constraints="1 <= temperatures.length <= 10^5",
    starter="python",
    examples=[([73, 74, 75, 71, 69, 72, 76],), ([30, 40, 50, 60],)],
    hidden=[([5, 5],)],
    against=untilWarmer,
)
def atLeastAsWarm(temperatures: "integer[]") -> "integer[]":
    later = lambda i: (j - i for j in range(i + 1, len(temperatures)) if temperatures[j] >= temperatures[i])
    return [next(later(i), 0) for i in range(len(temperatures))]


@twist(
    "reverse-linked-list",
    title="Reverse Linked List",
    statement="""
    Given the `head` of a singly linked list, reverse the values in its second half only (with an odd number of nodes the middle one
    belongs to the first half), and return the head.
    """,
    constraints="The number of nodes is in the range [0, 5000].",
    starter="java",
    spacing="tight",
    examples=[([1, 2, 3, 4],), ([1],)],
    hidden=[([1, 2],)],
    against=turnAround,
)
def reverseSecondHalf(head: "list_node") -> "list_node":
    middle = (len(head) + 1) // 2
    return head[:middle] + head[middle:][::-1]


@twist(
    "middle-of-the-linked-list",
    title="Middle of the Linked List",
    statement="""
    Given the `head` of a singly linked list, return the middle node. If there are two middle nodes, return the first middle node.
    """,
    constraints="1 <= number of nodes <= 100",
    starter="python",
    examples=[([1, 2, 3, 4, 5],), ([7, 8, 9],)],
    hidden=[([1, 2],)],
    against=halfway,
)
def firstMiddle(head: "list_node") -> "list_node":
    return head[(len(head) - 1) // 2 :]


@twist(
    "remove-nth-node-from-end-of-list",
    title="Remove Nth Node From List",
    statement="""
    Given the `head` of a linked list, remove the `n`-th node from the beginning of the list (the head is the first) and return its
    head.
    """,
    constraints="1 <= n <= number of nodes <= 30",
    starter="javascript",
    examples=[([1, 2, 3, 4, 5], 3), ([1], 1)],
    hidden=[([1, 2], 1)],
    against=leave,
)
def removeFromBeginning(head: "list_node", n: "integer") -> "list_node":
    return head[: n - 1] + head[n:]


@twist(
    "maximum-depth-of-binary-tree",
    title="Minimum Depth",
    statement="""
    Given the root of a binary tree, return its depth: the number of nodes along the shortest path from the root down to the nearest
    leaf.
    """,
    constraints="1 <= number of nodes <= 10^4",
    starter="python",
    examples=[([1, 2, 3],), ([2, None, 3, None, 4],)],
    hidden=[([3, 9, 20, None, None, 15, 7],)],
    against=height,
)
def minimumDepth(root: "tree_node") -> "integer":
    def depth(node):
        below = [depth(child) for child in (node.left, node.right) if child]
        return 1 + min(below, default=0)

    return depth(tree(root))


@twist(
    "binary-tree-level-order-traversal",
    title="Binary Tree Level Order Traversal",
    statement="""
    Given the root of a binary tree, return the level order traversal of its nodes' values in zigzag: from left to right on the first
    level, from right to left on the next, and so on in turn.
    """,
    constraints="0 <= number of nodes <= 2000",
    starter="csharp",
    spacing="tight",
    examples=[([3, None, 20, 15],), ([1],)],
    hidden=[([1, 2, 3],)],
    against=floors,
)
def Zigzag(root: "tree_node") -> "integer[][]":
    return [floor[::-1] if i % 2 else floor for i, floor in enumerate(floors(root))]


@twist(
    "invert-binary-tree",
    title="Invert Binary Tree",
    statement="""
    Given the `root` of a binary tree, swap the children of the root only. The subtrees themselves stay as they are. Return the root.
    """,
    constraints="0 <= number of nodes <= 100",
    starter="go",
    examples=[([2, 1, 3],), ([],)],
    hidden=[([4, 2, 7, 1, 3, 6, 9],)],
    against=lambda root: levels(inverted(tree(root))),
)
def swapAtRoot(root: "tree_node") -> "tree_node":
    whole = tree(root)
    if whole:
        whole.left, whole.right = whole.right, whole.left
    return levels(whole)


def inverted(node):
    if node:
        node.left, node.right = inverted(node.right), inverted(node.left)
    return node


@twist(
    "kth-largest-element-in-an-array",
    title="Kth Largest Element in an Array",
    statement="""
    Given an integer array `nums` and an integer `k`, return the `k`-th largest distinct element: equal numbers count once.
    """,
    constraints="1 <= k <= number of distinct elements",
    starter="python",
    examples=[([3, 2, 1, 5, 6, 4], 2), ([7, 9, 8], 3)],
    hidden=[([3, 2, 3, 1, 2, 4, 5, 5, 6], 4)],
    against=medal,
)
def kthDistinct(nums: "integer[]", k: "integer") -> "integer":
    return sorted(set(nums))[-k]


@twist(
    "number-of-islands",
    title="Number of Islands",
    statement="""
    Given an m x n grid of '1's (land) and '0's (water), return the number of islands. An island is formed by lands that are adjacent
    horizontally, vertically or diagonally.
    """,
    constraints="1 <= m, n <= 300",
    starter="javascript",
    spacing="tight",
    examples=[([["1", "1", "0"], ["1", "1", "0"], ["0", "0", "0"]],), ([["1", "0", "0"], ["0", "0", "1"]],)],
    hidden=[([["1", "0"], ["0", "1"]],)],
    against=countIslands,
)
def diagonalIslands(grid: "character[][]") -> "integer":
    def sink(i, j):
        if not (0 <= i < len(grid) and 0 <= j < len(grid[0]) and grid[i][j] == "1"):
            return 0
        grid[i][j] = "0"
        for a in (-1, 0, 1):
            for b in (-1, 0, 1):
                sink(i + a, j + b)
        return 1

    return sum(sink(i, j) for i in range(len(grid)) for j in range(len(grid[0])))


@twist(
    "merge-intervals",
    title="Merge Intervals",
    statement="""
    Given an array of `intervals` where intervals[i] = [start, end], merge all overlapping intervals. Intervals that only touch, such
    as [1,4] and [4,5], are not considered overlapping and stay apart.
    """,
    constraints="1 <= intervals.length <= 10^4",
    starter="java",
    spacing="tight",
    compare="unordered",
    examples=[([[1, 3], [2, 6], [8, 10], [15, 18]],), ([[1, 5], [2, 3]],)],
    hidden=[([[1, 4], [4, 5]],)],
    against=tidy,
)
def mergeStrictly(intervals: "integer[][]") -> "integer[][]":
    merged = []
    for start, end in sorted(intervals):
        if merged and start < merged[-1][1]:
            merged[-1][1] = max(merged[-1][1], end)
        else:
            merged.append([start, end])
    return merged


@twist(
    "climbing-stairs",
    title="Climbing Stairs",
    statement="""
    You are climbing a staircase that takes `n` steps to reach the top. Each time you can climb 1, 2 or 3 steps. In how many distinct
    ways can you climb to the top?
    """,
    constraints="1 <= n <= 35",
    starter="python",
    examples=[(1,), (2,)],
    hidden=[(3,), (4,)],
    against=waysUp,
)
def climbThree(n: "integer") -> "integer":
    return 1 if n == 0 else sum(climbThree(n - k) for k in (1, 2, 3) if k <= n)


@twist(
    "house-robber",
    title="House Robber",
    statement="""
    Each house in a street holds the amount of money `nums[i]`. The houses are arranged in a circle, so the first and the last are
    neighbours. Adjacent houses cannot both be robbed in one night. Return the maximum amount you can rob.
    """,
    constraints="1 <= nums.length <= 100\n0 <= nums[i] <= 1000",
    starter="cpp",
    spacing="tight",
    examples=[([1, 2, 3, 1],), ([4, 9, 5],)],
    hidden=[([2, 3, 2],)],
    against=pickPears,
)
def robCircle(nums: "integer[]") -> "integer":
    return nums[0] if len(nums) == 1 else max(pickPears(nums[1:]), pickPears(nums[:-1]))


@twist(
    "house-robber",
    title="House Robber",
    statement="""
    Given `nums`, the amounts of money in a row of houses, return the maximum amount you can rob tonight if between two robbed houses
    there must be at least two houses that are not robbed.
    """,
    constraints="1 <= nums.length <= 18",
    starter="python",
    examples=[([2, 1, 1, 9],), ([3, 1],)],
    hidden=[([2, 7, 9, 3, 1],)],
    against=pickPears,
)
def robSparsely(nums: "integer[]") -> "integer":
    chosen = [c for size in range(len(nums) + 1) for c in combinations(range(len(nums)), size)]
    return max(sum(nums[i] for i in c) for c in chosen if all(b - a > 2 for a, b in zip(c, c[1:])))


@twist(
    "coin-change",
    title="Coin Change",
    statement="""
    You are given an array `coins` of coin denominations and an integer `amount`. Each coin of the array can be used at most once.
    Return the fewest coins that make up the amount, or -1 if that cannot be done.
    """,
    constraints="1 <= coins.length <= 12\n0 <= amount <= 10^4",
    starter="java",
    examples=[([1, 2, 5, 4], 9), ([2], 3)],
    hidden=[([1, 2, 5], 11)],
    against=fewestStamps,
)
def coinsOnce(coins: "integer[]", amount: "integer") -> "integer":
    sizes = (size for size in range(len(coins) + 1) if any(sum(c) == amount for c in combinations(coins, size)))
    return next(sizes, -1)


@twist(
    "longest-increasing-subsequence",
    title="Longest Non-Decreasing Subsequence",
    statement="""
    Given an integer array `nums`, return the length of the longest subsequence in which no element is smaller than the one before it.
    """,
    constraints="1 <= nums.length <= 2500",
    starter="javascript",
    examples=[([10, 9, 2, 5, 3, 7, 101, 18],), ([4, 1],)],
    hidden=[([7, 7, 7],)],
    against=growing,
)
def nonDecreasing(nums: "integer[]") -> "integer":
    length = []
    for i, each in enumerate(nums):
        length.append(1 + max((length[j] for j in range(i) if nums[j] <= each), default=0))
    return max(length)


@twist(
    "unique-paths",
    title="Unique Paths",
    statement="""
    A robot in the top-left corner of an `m` x `n` grid wants to reach the bottom-right corner. In each move it goes one cell down, one
    to the right, or one diagonally down-right. How many unique paths are there?
    """,
    constraints="1 <= m, n <= 15",
    starter="rust",
    examples=[(1, 5), (4, 1)],
    hidden=[(2, 2)],
    against=robotPaths,
)
def diagonal_paths(m: "integer", n: "integer") -> "integer":
    if 1 in (m, n):
        return 1
    return diagonal_paths(m - 1, n) + diagonal_paths(m, n - 1) + diagonal_paths(m - 1, n - 1)
