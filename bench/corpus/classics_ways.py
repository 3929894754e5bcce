"""Backtracking and dynamic programming."""

from functools import cache
from itertools import combinations, permutations, product

from authoring import classic


@classic(
    "climbing-stairs",
    title="Up the Lighthouse",
    statement="""
    A lighthouse has `steps` steps. With every stride you take either 1 or 2 of them. In how many different ways can you get to
    the top?
    """,
    constraints="1 <= steps <= 45",
    starter="python",
    examples=[(3,), (5,)],
    explained={0: "1 + 1 + 1, 1 + 2, and 2 + 1."},
    hidden=[(1,), (10,)],
)
def waysUp(steps: "integer") -> "integer":
    a, b = 1, 1
    for _ in range(steps - 1):
        a, b = b, a + b
    return b


@classic(
    "house-robber",
    title="Picking Pears",
    statement="""
    Pear trees grow along a path, and tree i bears `pears[i]` pears. The farmer allows you to pick from as many trees as you
    like, as long as you never pick from two adjacent ones. Return the largest number of pears you can take home.
    """,
    constraints="1 <= pears.length <= 100\n0 <= pears[i] <= 400",
    starter="javascript",
    examples=[([2, 6, 4, 1, 7],), ([5, 1, 1, 5],)],
    hidden=[([3],), ([2, 1],)],
)
def pickPears(pears: "integer[]") -> "integer":
    a, b = 0, 0
    for each in pears:
        a, b = b, max(b, a + each)
    return b


@classic(
    "coin-change",
    title="Fewest Stamps",
    statement="""
    A post office sells stamps of the values `stamps`, as many of each as you want. Return the least number of stamps that add
    up to a postage of exactly `postage`. If no combination gives it, return -1.
    """,
    constraints="1 <= stamps.length <= 12\n1 <= stamps[i] <= 2^31 - 1\n0 <= postage <= 10^4",
    starter="python",
    examples=[([1, 4, 6], 8), ([5], 3), ([2], 0)],
    explained={0: "8 = 4 + 4"},
    hidden=[([1, 2, 5], 11), ([7, 3], 5)],
)
def fewestStamps(stamps: "integer[]", postage: "integer") -> "integer":
    least = [0] + [float("inf")] * postage
    for total in range(1, postage + 1):
        least[total] = min((least[total - s] + 1 for s in stamps if s <= total), default=float("inf"))
    return -1 if least[postage] == float("inf") else least[postage]


@classic(
    "longest-increasing-subsequence",
    title="Growing Towers",
    statement="""
    Return the length of the longest strictly increasing subsequence of the integer array `towers`.
    """,
    constraints="1 <= towers.length <= 2500\n-10^4 <= towers[i] <= 10^4",
    starter="java",
    spacing="tight",
    examples=[([9, 2, 5, 3, 7, 11, 8],), ([0, 1, 0, 3, 2, 3],), ([4, 4, 4],)],
    hidden=[([1],), ([3, 2, 1],)],
)
def growing(towers: "integer[]") -> "integer":
    length = []
    for i, each in enumerate(towers):
        length.append(1 + max((length[j] for j in range(i) if towers[j] < each), default=0))
    return max(length)


@classic(
    "unique-paths",
    title="Robot in a Warehouse",
    statement="""
    A robot is in the top-left corner of a grid with `m` rows and `n` columns and wants to reach the bottom-right corner. It can
    only move one cell down or one cell to the right at a time. Count the different paths it can take.
    """,
    notation="lines",
    constraints="1 <= m, n <= 100\nThe answer is at most 2 * 10^9.",
    starter="cpp",
    examples=[(3, 4), (3, 2)],
    hidden=[(1, 1), (7, 3)],
)
def robotPaths(m: "integer", n: "integer") -> "integer":
    return 1 if 1 in (m, n) else robotPaths(m - 1, n) + robotPaths(m, n - 1)


@classic(
    "minimum-path-sum",
    title="Cheapest Way Down",
    statement="""
    Every cell of the m x n grid `toll` holds the non-negative toll for entering it. Find a path from the top left to the bottom
    right cell with the smallest sum of all numbers along it, moving only right or down. Return that sum.
    """,
    constraints="1 <= m, n <= 200\n0 <= toll[i][j] <= 200",
    starter="go",
    spacing="tight",
    examples=[([[1, 4, 1], [2, 1, 3], [5, 2, 1]],), ([[1, 2, 3], [4, 5, 6]],)],
    hidden=[([[5]],)],
)
def cheapestWay(toll: "integer[][]") -> "integer":
    best = {}
    for i, row in enumerate(toll):
        for j, value in enumerate(row):
            before = [best[cell] for cell in ((i - 1, j), (i, j - 1)) if cell in best]
            best[i, j] = value + min(before, default=0)
    return best[len(toll) - 1, len(toll[0]) - 1]


@classic(
    "word-break",
    title="Word Break",
    statement="""
    A string `s` has lost its blanks. Given the dictionary `wordDict`, return true if `s` can be cut into one or more words, all
    of them in the dictionary. A word of the dictionary may be used several times.
    """,
    constraints="1 <= s.length <= 300\n1 <= wordDict.length <= 1000",
    starter="javascript",
    examples=[("redapple", ["red", "apple"]), ("appleredapple", ["red", "apple"]), ("catsandog", ["cats", "dog", "sand", "cat"])],
    hidden=[("aaa", ["aa"])],
)
def wordBreak(s: "string", wordDict: "string[]") -> "boolean":
    return s == "" or any(s.startswith(word) and wordBreak(s[len(word) :], wordDict) for word in wordDict)


@classic(
    "edit-distance",
    title="Typo Distance",
    statement="""
    Return the smallest number of edits that turn the word `typed` into the word `meant`. An edit inserts a character, deletes a
    character, or replaces a character with another one.
    """,
    constraints="0 <= typed.length, meant.length <= 500",
    starter="python",
    examples=[("horse", "ros"), ("sunday", "saturday")],
    explained={0: "horse -> rorse -> rose -> ros"},
    hidden=[("", "a"), ("ab", "ab")],
)
def typoDistance(typed: "string", meant: "string") -> "integer":
    @cache
    def distance(i, j):
        if i == 0 or j == 0:
            return i + j
        if typed[i - 1] == meant[j - 1]:
            return distance(i - 1, j - 1)
        return 1 + min(distance(i - 1, j), distance(i, j - 1), distance(i - 1, j - 1))

    return distance(len(typed), len(meant))


@classic(
    "longest-common-subsequence",
    title="Common Melody",
    statement="""
    Two melodies are strings of notes, `tuneA` and `tuneB`. Return the length of their longest common subsequence, and 0 if they
    have none. (A subsequence arises by deleting some characters, or none, without changing the order of the others.)
    """,
    notation="table",
    constraints="1 ≤ tuneA.length, tuneB.length ≤ 1000",
    examples=[("abcde", "ace"), ("gcdab", "cab"), ("abc", "def")],
    hidden=[("a", "a"), ("bsbininm", "jmjkbkjkv")],
)
def commonMelody(tuneA: "string", tuneB: "string") -> "integer":
    @cache
    def common(i, j):
        if i == 0 or j == 0:
            return 0
        if tuneA[i - 1] == tuneB[j - 1]:
            return 1 + common(i - 1, j - 1)
        return max(common(i - 1, j), common(i, j - 1))

    return common(len(tuneA), len(tuneB))


@classic(
    "decode-ways",
    title="Decode Ways",
    statement="""
    The letters A to Z are coded as the numbers "1" to "26". Given a string `digits` that contains only digits, return in how
    many ways it can be decoded to letters. A group must not begin with a zero: "06" is not a valid code. Return 0 if the whole
    string cannot be decoded at all.
    """,
    constraints="1 <= digits.length <= 100",
    starter="csharp",
    examples=[("12",), ("2263",), ("06",)],
    hidden=[("10",), ("27",)],
)
def NumDecodings(digits: "string") -> "integer":
    if digits == "":
        return 1
    return sum(NumDecodings(digits[k:]) for k in (1, 2) if len(digits) >= k and digits[0] != "0" and int(digits[:k]) <= 26)


@classic(
    "partition-equal-subset-sum",
    title="Two Even Teams",
    statement="""
    Can the players of an array `skills` be split into two teams such that the sum of skill is the same in both? Every player is
    in one of the teams.
    """,
    notation="call",
    constraints="1 <= skills.length <= 200\n1 <= skills[i] <= 100",
    examples=[([1, 5, 11, 5],), ([1, 2, 3, 5],)],
    hidden=[([1],), ([2, 2],)],
)
def evenTeams(skills: "integer[]") -> "boolean":
    sums = {0}
    for each in skills:
        sums |= {total + each for total in sums}
    return sum(skills) % 2 == 0 and sum(skills) // 2 in sums


@classic(
    "min-cost-climbing-stairs",
    title="Toll Stairs",
    statement="""
    Step i of a staircase costs `cost[i]`. Once you have paid it you may climb one or two steps. You may begin at step 0 or at
    step 1. Return the lowest total cost to get to the top, which lies beyond the last step.
    """,
    constraints="2 <= cost.length <= 1000\n0 <= cost[i] <= 999",
    starter="python",
    spacing="tight",
    examples=[([10, 15, 20],), ([1, 100, 1, 1, 1, 100, 1, 1, 100, 1],)],
    hidden=[([1, 2],)],
)
def tollStairs(cost: "integer[]") -> "integer":
    a, b = 0, 0
    for each in cost:
        a, b = b, min(a, b) + each
    return min(a, b)


@classic(
    "subsets",
    title="Every Pizza",
    statement="""
    Given an array `toppings` of unique integers, return all the possible subsets (the power set). No subset may be listed twice;
    the order is free.
    """,
    constraints="1 <= toppings.length <= 10\nAll the numbers are unique.",
    starter="javascript",
    compare="unordered-nested",
    examples=[([4, 7, 9],), ([0],)],
    hidden=[([1, 2],)],
)
def everyPizza(toppings: "integer[]") -> "integer[][]":
    return [list(each) for size in range(len(toppings) + 1) for each in combinations(toppings, size)]


@classic(
    "permutations",
    title="Seating Orders",
    statement="""
    Given an array of distinct integers, return all the orders in which they can be arranged. You may return the answer in any
    order.
    """,
    constraints="1 <= guests.length <= 6",
    starter="java",
    spacing="tight",
    compare="unordered",
    examples=[([1, 2, 3],), ([0, 1],), ([5],)],
    hidden=[([3, 8],)],
)
def seatingOrders(guests: "integer[]") -> "integer[][]":
    return [list(each) for each in permutations(guests)]


@classic(
    "combination-sum",
    title="Combination Sum",
    statement="""
    From an array of distinct integers `candidates` numbers may be chosen, each as many times as you wish. Return all the unique
    combinations whose chosen numbers sum to `target`. Two combinations are different if some number is chosen a different
    number of times. Any order is accepted.
    """,
    constraints="1 <= candidates.length <= 30\n2 <= candidates[i] <= 40\n1 <= target <= 40",
    starter="python",
    compare="unordered-nested",
    examples=[([2, 3, 6, 7], 7), ([2, 3, 5], 8), ([2], 1)],
    hidden=[([3, 4], 12)],
)
def combinationSum(candidates: "integer[]", target: "integer") -> "integer[][]":
    if target == 0:
        return [[]]
    if not candidates or target < 0:
        return []
    again = [[candidates[0], *rest] for rest in combinationSum(candidates, target - candidates[0])]
    return again + combinationSum(candidates[1:], target)


@classic(
    "generate-parentheses",
    statement="""
    Given `n` pairs of parentheses, generate all the strings in which they are well-formed.
    """,
    notation="bare",
    constraints="1 <= n <= 8",
    starter="cpp",
    compare="unordered",
    examples=[(3,), (1,)],
    hidden=[(2,)],
)
def wellFormed(n: "integer") -> "string[]":
    def grow(text, opened, closed):
        if closed == n:
            return [text]
        more = grow(text + "(", opened + 1, closed) if opened < n else []
        return more + (grow(text + ")", opened, closed + 1) if closed < opened else [])

    return grow("", 0, 0)


@classic(
    "letter-combinations-of-a-phone-number",
    title="Old Phone",
    statement="""
    On the keypad of an old phone 2 stands for abc, 3 for def, 4 for ghi, 5 for jkl, 6 for mno, 7 for pqrs, 8 for tuv and 9 for
    wxyz. Given a string `keys` of digits from 2 to 9, return every string of letters it could stand for, in any order.
    """,
    constraints="1 <= keys.length <= 4",
    starter="go",
    compare="unordered",
    examples=[("46",), ("2",)],
    hidden=[("79",)],
)
def oldPhone(keys: "string") -> "string[]":
    letters = dict(zip("23456789", ("abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz")))
    return ["".join(each) for each in product(*(letters[key] for key in keys))]


@classic(
    "word-search",
    title="Word Search",
    statement="""
    Given an m x n `board` of letters and a string `word`, return true if the word can be found on the board. It is spelt along
    cells that are next to each other horizontally or vertically, and no cell may be used more than once.
    """,
    constraints="1 <= m, n <= 6\n1 <= word.length <= 15",
    starter="java",
    spacing="tight",
    examples=[
        ([["A", "B", "C", "E"], ["S", "F", "C", "S"], ["A", "D", "E", "E"]], "ABCCED"),
        ([["A", "B", "C", "E"], ["S", "F", "C", "S"], ["A", "D", "E", "E"]], "ABCB"),
    ],
    hidden=[([["a"]], "a")],
)
def exist(board: "character[][]", word: "string") -> "boolean":
    def spelt(i, j, rest, used):
        if rest == "":
            return True
        if (i, j) in used or not (0 <= i < len(board) and 0 <= j < len(board[0])) or board[i][j] != rest[0]:
            return False
        near = ((i + 1, j), (i - 1, j), (i, j + 1), (i, j - 1))
        return any(spelt(a, b, rest[1:], used | {(i, j)}) for a, b in near)

    return any(spelt(i, j, word, frozenset()) for i in range(len(board)) for j in range(len(board[0])))


@classic(
    "pascals-triangle",
    title="Pascal's Triangle",
    statement="""
    Return the first `numRows` rows of Pascal's triangle, in which each number is the sum of the two numbers directly above it.
    """,
    constraints="1 <= numRows <= 30",
    starter="rust",
    spacing="tight",
    examples=[(4,), (1,)],
    hidden=[(6,)],
)
def generate(numRows: "integer") -> "integer[][]":
    rows = [[1]]
    while len(rows) < numRows:
        rows.append([a + b for a, b in zip([0, *rows[-1]], [*rows[-1], 0])])
    return rows


@classic(
    "fibonacci-number",
    statement="""
    The Fibonacci numbers begin with F(0) = 0 and F(1) = 1; each further one is the sum of the two before it. Given n, calculate
    F(n).
    """,
    notation="stdin",
    constraints="0 ≤ n ≤ 30",
    examples=[(2,), (9,), (4,)],
    hidden=[(0,), (30,)],
)
def fibonacci(n: "integer") -> "integer":
    a, b = 0, 1
    for _ in range(n):
        a, b = b, a + b
    return a
