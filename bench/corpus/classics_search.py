"""Binary search, stacks of numbers, bits, maths."""

from authoring import classic


@classic(
    "binary-search",
    title="Find the Shelf",
    statement="""
    The shelves of a library carry strictly increasing numbers, given in `shelves`. Look for the shelf `wanted` and return
    its index, or -1 if there is none. The algorithm has to take O(log n) time.
    """,
    constraints="1 <= shelves.length <= 10^4\n-10^4 < shelves[i], wanted < 10^4\nAll the numbers are unique.",
    starter="python",
    examples=[([-4, 0, 2, 7, 11, 15], 11), ([-4, 0, 2, 7, 11, 15], 3)],
    explained={0: "11 exists in shelves and its index is 4"},
    hidden=[([5], 5), ([1, 3], 1)],
)
def findShelf(shelves: "integer[]", wanted: "integer") -> "integer":
    return shelves.index(wanted) if wanted in shelves else -1


@classic(
    "search-insert-position",
    statement="""
    Given a sorted array `line` of distinct integers and a value `guest`, return the index at which the value is found. If
    it is absent, return the index at which it would have to be inserted to keep the array sorted. Use an algorithm with
    O(log n) running time.
    """,
    notation="bare",
    constraints="1 <= line.length <= 10^4",
    starter="java",
    examples=[([2, 4, 7, 8], 7), ([2, 4, 7, 8], 3), ([2, 4, 7, 8], 9)],
    hidden=[([1], 0)],
)
def place(line: "integer[]", guest: "integer") -> "integer":
    return sum(each < guest for each in line)


@classic(
    "search-in-rotated-sorted-array",
    title="Search in Rotated Sorted Array",
    statement="""
    An array of distinct integers was in ascending order before it was rotated at a pivot that you do not know: [0,1,2,4,5]
    may have become [4,5,0,1,2]. Given the rotated array `ring` and an integer `key`, return the index of `key` in `ring`,
    or -1 if it does not occur. O(log n) is required.
    """,
    constraints="1 <= ring.length <= 5000\nring was rotated at some pivot.",
    starter="cpp",
    spacing="tight",
    examples=[([6, 8, 9, 1, 3, 4], 1), ([6, 8, 9, 1, 3, 4], 5), ([1], 0)],
    hidden=[([3, 1], 1)],
)
def locate(ring: "integer[]", key: "integer") -> "integer":
    return ring.index(key) if key in ring else -1


@classic(
    "find-minimum-in-rotated-sorted-array",
    title="Lowest Step",
    statement="""
    A list of unique numbers in ascending order has been rotated between 1 and n times. Given the rotated list `steps`,
    return its smallest number in O(log n) time.
    """,
    constraints="1 <= n <= 5000",
    starter="javascript",
    examples=[([5, 6, 1, 2, 4],), ([11, 13, 15, 17],)],
    explained={0: "The list was [1, 2, 4, 5, 6], rotated 2 times."},
    hidden=[([1],), ([2, 1],)],
)
def lowestStep(steps: "integer[]") -> "integer":
    return min(steps)


@classic(
    "koko-eating-bananas",
    title="Slowest Reader",
    statement="""
    There are n stacks of pages, the i-th has `stacks[i]` pages, and the exam begins in `hours` hours. Each hour a student
    picks one stack and reads `r` pages of it; if fewer than `r` are left, she reads those and reads no more during that
    hour. Return the smallest whole number `r` with which she has read everything within `hours` hours.
    """,
    constraints="1 <= stacks.length <= 10^4\nstacks.length <= hours <= 10^9\n1 <= stacks[i] <= 10^9",
    starter="python",
    examples=[([4, 9, 5, 12], 8), ([30, 11, 23, 4, 20], 5)],
    hidden=[([30, 11, 23, 4, 20], 6), ([1], 4)],
)
def slowestReader(stacks: "integer[]", hours: "integer") -> "integer":
    return next(r for r in range(1, max(stacks) + 1) if sum(-(-each // r) for each in stacks) <= hours)


@classic(
    "search-a-2d-matrix",
    statement="""
    In an m x n table of integers every row is sorted in non-decreasing order, and the first number of a row is greater than
    the last number of the row above. Return `true` if `number` is in the `table`, `false` if not, in O(log(m * n)) time.
    """,
    constraints="1 <= m, n <= 100",
    starter="csharp",
    spacing="tight",
    examples=[([[1, 4, 6], [9, 12, 15], [20, 31, 44]], 12), ([[1, 4, 6], [9, 12, 15], [20, 31, 44]], 13)],
    hidden=[([[1]], 1)],
)
def InTable(table: "integer[][]", number: "integer") -> "boolean":
    return any(number in row for row in table)


@classic(
    "find-first-and-last-position-of-element-in-sorted-array",
    title="First and Last Visit",
    statement="""
    `days` is sorted in non-decreasing order. Find the positions of the first and of the last entry equal to `day`, in
    O(log n). If the day does not occur return [-1, -1].
    """,
    constraints="0 <= days.length <= 10^5",
    starter="go",
    examples=[([3, 5, 5, 5, 8, 10], 5), ([3, 5, 5, 5, 8, 10], 6), ([], 0)],
    hidden=[([1], 1)],
)
def visits(days: "integer[]", day: "integer") -> "integer[]":
    found = [i for i, each in enumerate(days) if each == day]
    return [found[0], found[-1]] if found else [-1, -1]


@classic(
    "sqrtx",
    title="Square Root, Rounded Down",
    statement="""
    For a non-negative integer `n`, return the square root of `n` rounded down to the nearest integer. Built-in power or
    root functions are not allowed.
    """,
    notation="table",
    constraints="0 ≤ n ≤ 2³¹ - 1",
    examples=[(9,), (26,), (0,)],
    hidden=[(2147395599,), (3,)],
)
def floorRoot(n: "integer") -> "integer":
    low, high = 0, n
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if middle * middle <= n else (low, middle - 1)
    return low


@classic(
    "daily-temperatures",
    title="Waiting for Warmth",
    statement="""
    Given the temperatures `temps` of a row of days, return an array in which the i-th entry is the number of days you have
    to wait after day i until it is warmer. If there is no such day, the entry is 0.
    """,
    constraints="1 <= temps.length <= 10^5\n30 <= temps[i] <= 100",
    starter="python",
    examples=[([61, 64, 60, 59, 62, 70],), ([50, 40, 30],)],
    hidden=[([30, 60, 90],)],
)
def untilWarmer(temps: "integer[]") -> "integer[]":
    return [next((j - i for j in range(i, len(temps)) if temps[j] > each), 0) for i, each in enumerate(temps)]


@classic(
    "evaluate-reverse-polish-notation",
    title="Stack Calculator",
    statement="""
    An arithmetic expression in postfix form (Reverse Polish Notation) is given as an array of strings. The operators are
    +, -, * and /; each operand is an integer or another expression. Division between two integers truncates toward zero and
    nothing is divided by zero. Return the value of the expression.
    """,
    constraints='1 <= tokens.length <= 10^4\ntokens[i] is an operator or an integer in the range [-200, 200]',
    starter="java",
    examples=[(["4", "2", "+", "6", "*"],), (["7", "14", "4", "/", "-"],)],
    explained={0: "((4 + 2) * 6) = 36", 1: "(7 - (14 / 4)) = 4"},
    hidden=[(["-7", "2", "/"],)],
)
def calculate(tokens: "string[]") -> "integer":
    stack = []
    for token in tokens:
        if token not in "+-*/":
            stack.append(int(token))
            continue
        b, a = stack.pop(), stack.pop()
        stack.append({"+": a + b, "-": a - b, "*": a * b, "/": int(a / b) if b else 0}[token])
    return stack[0]


@classic(
    "largest-rectangle-in-histogram",
    title="Largest Rectangle in Histogram",
    statement="""
    The array `heights` describes the bars of a histogram, each of width 1. Return the area of the largest rectangle that
    fits inside the histogram.
    """,
    constraints="1 <= heights.length <= 10^5\n0 <= heights[i] <= 10^4",
    starter="cpp",
    spacing="tight",
    examples=[([3, 1, 5, 6, 4, 3],), ([2, 4],)],
    hidden=[([1],), ([2, 1, 2],)],
)
def largestRectangle(heights: "integer[]") -> "integer":
    spans = [(i, j) for i in range(len(heights)) for j in range(i + 1, len(heights) + 1)]
    return max(min(heights[i:j]) * (j - i) for i, j in spans)


@classic(
    "next-greater-element-i",
    title="Next Greater Element I",
    statement="""
    `nums1` and `nums2` are arrays of distinct integers and every number of `nums1` is also in `nums2`. The next greater
    element of x in `nums2` is the first number to the right of x that is larger than x. For each number of `nums1`, in
    order, return its next greater element in `nums2`, or -1 if there is none.
    """,
    constraints="1 <= nums1.length <= nums2.length <= 1000",
    starter="javascript",
    examples=[([4, 1, 2], [1, 3, 4, 2]), ([2, 4], [1, 2, 3, 4])],
    hidden=[([5], [5, 6])],
)
def nextGreaterElement(nums1: "integer[]", nums2: "integer[]") -> "integer[]":
    return [next((y for y in nums2[nums2.index(x) :] if y > x), -1) for x in nums1]


@classic(
    "single-number",
    title="Odd Sock Out",
    statement="""
    After the washing every kind of sock in `socks` appears exactly twice, except for one that appears once. Return that
    single one. Linear time and constant extra space, please.
    """,
    notation="call",
    constraints="1 <= socks.length <= 3 * 10^4",
    examples=[([6, 3, 6],), ([4, 9, 2, 9, 4],), ([1],)],
    hidden=[([-1, 5, 5],)],
)
def oddSock(socks: "integer[]") -> "integer":
    return next(each for each in socks if socks.count(each) == 1)


@classic(
    "counting-bits",
    title="Counting Bits",
    statement="""
    Given an integer `limit`, return an array of length limit + 1 in which the i-th entry (0 <= i <= limit) is the number of
    1's in the binary form of i.
    """,
    constraints="0 <= limit <= 10^5",
    starter="rust",
    spacing="tight",
    examples=[(3,), (6,)],
    explained={0: "0 -> 0, 1 -> 1, 2 -> 10, 3 -> 11"},
    hidden=[(0,), (9,)],
)
def count_bits(limit: "integer") -> "integer[]":
    return [bin(i).count("1") for i in range(limit + 1)]


@classic(
    "number-of-1-bits",
    statement="""
    How many bits are set to 1 in the binary representation of the positive integer n? (Also known as the Hamming weight.)
    """,
    notation="stdin",
    constraints="1 ≤ n ≤ 2^31 - 1",
    examples=[(11,), (128,), (2147483645,)],
    hidden=[(1,), (255,)],
)
def setBits(n: "integer") -> "integer":
    return bin(n).count("1")


@classic(
    "happy-number",
    title="Cheerful Number",
    statement="""
    Start from a positive integer `n` and replace it again and again by the sum of the squares of its digits. If this ends at
    1, the number is happy; if it runs for ever in a cycle without a 1, it is not. Return true if `n` is happy.
    """,
    constraints="1 <= n <= 2^31 - 1",
    starter="python",
    examples=[(23,), (2,)],
    explained={0: "2² + 3² = 13, 1² + 3² = 10, 1² + 0² = 1"},
    hidden=[(1,), (7,), (20,)],
)
def isCheerful(n: "integer") -> "boolean":
    seen = set()
    while n not in seen:
        seen.add(n)
        n = sum(int(each) ** 2 for each in str(n))
    return n == 1


@classic(
    "reverse-integer",
    title="Reverse Integer",
    statement="""
    Given a signed 32-bit integer `x`, return `x` with its digits reversed. If the reversed value lies outside the range
    [-2^31, 2^31 - 1], return 0. You cannot store 64-bit integers.
    """,
    constraints="-2^31 <= x <= 2^31 - 1",
    starter="java",
    examples=[(417,), (-305,), (80,)],
    hidden=[(1999999999,), (0,)],
)
def reverse(x: "integer") -> "integer":
    turned = int(str(abs(x))[::-1]) * (-1 if x < 0 else 1)
    return turned if -(2**31) <= turned < 2**31 else 0


@classic(
    "palindrome-number",
    statement="""
    Tell whether an integer looks the same when its decimal notation is read from right to left.
    """,
    notation="stdin",
    constraints="-2^31 <= x <= 2^31 - 1",
    examples=[(1331,), (-101,), (30,)],
    hidden=[(0,), (10,)],
)
def looksTheSame(x: "integer") -> "boolean":
    return str(x) == str(x)[::-1]


@classic(
    "count-primes",
    title="Primes Below",
    statement="""
    Return how many prime numbers are strictly less than the non-negative integer `n`.
    """,
    notation="bare",
    constraints="0 <= n <= 5 * 10^6",
    starter="javascript",
    examples=[(12,), (2,), (30,)],
    explained={0: "The primes less than 12 are 2, 3, 5, 7 and 11."},
    hidden=[(0,), (3,), (8,)],
)
def primesBelow(n: "integer") -> "integer":
    return sum(all(p % d for d in range(2, int(p**0.5) + 1)) for p in range(2, n))


@classic(
    "powx-n",
    title="Pow(x, n)",
    statement="""
    Implement a function that computes `x` raised to the power `n` (that is, xⁿ), where `n` is an integer.
    """,
    constraints="-100.0 < x < 100.0\n-2^31 <= n <= 2^31 - 1\n-10^4 <= x^n <= 10^4",
    starter="cpp",
    compare="tolerance",
    examples=[(2.5, 3), (2.0, -2), (-1.5, 2)],
    hidden=[(2.0, 10), (0.5, 0)],
)
def myPow(x: "double", n: "integer") -> "double":
    return float(x) ** n


@classic(
    "fizz-buzz",
    title="Party Counter",
    statement="""
    Return the array of strings `answer` for the numbers 1 to n: "FizzBuzz" for a multiple of both 3 and 5, "Fizz" for a
    multiple of 3, "Buzz" for a multiple of 5, and the number itself as a string in every other case.
    """,
    constraints="1 <= n <= 10^4",
    starter="csharp",
    spacing="tight",
    examples=[(3,), (5,), (15,)],
    hidden=[(1,)],
)
def FizzBuzz(n: "integer") -> "string[]":
    return ["Fizz" * (i % 3 == 0) + "Buzz" * (i % 5 == 0) or str(i) for i in range(1, n + 1)]
