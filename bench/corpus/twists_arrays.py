"""Look-alikes over arrays: the page seems to be a classic, and one condition changes the answer."""

from itertools import combinations

from authoring import twist
from classics_arrays import (
    balancedTriples,
    bestProfit,
    caughtWater,
    clear_winner,
    hasRepeat,
    hottestStreak,
    inCommon,
    longestChain,
    maxSlidingWindow,
    missingTicket,
    mostPlayed,
    productOfOthers,
    shortest_playlist,
    spiralWalk,
    squares_in_order,
    subarraySum,
    twoReceipts,
    widestBasin,
    zerosLast,
)


def pairs(numbers):
    return combinations(range(len(numbers)), 2)


@twist(
    "two-sum",
    title="Two Sum",
    statement="""
    Given an array of integers `nums` and an integer `target`, return the two numbers (their values, not their positions) that
    add up to `target`, the smaller one first. Exactly one pair exists.
    """,
    constraints="2 <= nums.length <= 10^4",
    starter="python",
    examples=[([2, 7, 11, 15], 9), ([3, 2, 4], 6)],
    hidden=[([5, 9, 1], 10)],
    against=twoReceipts,
)
def twoValues(nums: "integer[]", target: "integer") -> "integer[]":
    return next(sorted([nums[i], nums[j]]) for i, j in pairs(nums) if nums[i] + nums[j] == target)


@twist(
    "two-sum",
    title="Two Sum",
    statement="""
    Given an array of integers `nums` and an integer `target`, return the indices of the two numbers whose difference is exactly
    `target`: nums[j] - nums[i] == target. Return [i, j]. Exactly one such pair exists.
    """,
    constraints="2 <= nums.length <= 10^4\n1 <= target <= 10^9",
    starter="javascript",
    examples=[([1, 5, 12], 7), ([9, 2, 30], 21)],
    hidden=[([2, 4, 9], 5)],
    against=lambda nums, target: [],
)
def twoDifference(nums: "integer[]", target: "integer") -> "integer[]":
    return next([i, j] for i in range(len(nums)) for j in range(len(nums)) if i != j and nums[j] - nums[i] == target)


@twist(
    "two-sum",
    title="Pairs with Sum",
    statement="""
    Given an array of integers `nums` and an integer `target`, count the pairs of positions i < j for which nums[i] + nums[j] is
    equal to `target`.
    """,
    constraints="2 <= nums.length <= 1000",
    starter="java",
    examples=[([1, 2, 3, 4], 5), ([2, 2, 2], 4)],
    hidden=[([1, 1], 3)],
    against=lambda nums, target: [],
)
def countPairs(nums: "integer[]", target: "integer") -> "integer":
    return sum(nums[i] + nums[j] == target for i, j in pairs(nums))


@twist(
    "contains-duplicate",
    title="Three of a Kind",
    statement="""
    Given an integer array `nums`, return true if any value appears at least three times in the array, and false otherwise.
    """,
    constraints="1 <= nums.length <= 10^5",
    starter="python",
    examples=[([1, 2, 1, 3, 1],), ([1, 2, 3, 4],)],
    hidden=[([1, 1],)],
    against=hasRepeat,
)
def threeOfAKind(nums: "integer[]") -> "boolean":
    return any(nums.count(each) >= 3 for each in nums)


@twist(
    "contains-duplicate",
    title="Contains Duplicate",
    statement="""
    Given an integer array `nums`, return true if some value appears twice in adjacent positions, and false if no two neighbours
    are equal.
    """,
    constraints="1 <= nums.length <= 10^5",
    starter="cpp",
    spacing="tight",
    examples=[([4, 1, 1, 3],), ([1, 2, 3, 4],)],
    hidden=[([1, 2, 1],)],
    against=hasRepeat,
)
def equalNeighbours(nums: "integer[]") -> "boolean":
    return any(a == b for a, b in zip(nums, nums[1:]))


@twist(
    "best-time-to-buy-and-sell-stock",
    title="Best Time to Buy and Sell Stock",
    statement="""
    `prices[i]` is the price of a stock on day i. You want to buy one share on a day and sell it on the very next day. Return the
    maximum profit you can achieve; if there is no profit to be had, return 0.
    """,
    constraints="1 <= prices.length <= 10^5",
    starter="python",
    examples=[([7, 5, 3, 6, 4],), ([7, 6, 4, 3, 1],)],
    hidden=[([1, 2, 3],)],
    against=bestProfit,
)
def nextDayProfit(prices: "integer[]") -> "integer":
    return max([0] + [b - a for a, b in zip(prices, prices[1:])])


@twist(
    "best-time-to-buy-and-sell-stock",
    title="Buy, Sell, Pay the Fee",
    statement="""
    `prices[i]` is the price of a stock on day i. Buy on one day and sell on a later one; the whole deal costs a fee of 1. Return
    the maximum profit after the fee, or 0 if no profit can be made.
    """,
    constraints="1 <= prices.length <= 10^5\n0 <= prices[i] <= 10^4",
    starter="javascript",
    examples=[([7, 1, 5, 3, 6, 4],), ([7, 6, 4],)],
    hidden=[([1, 2],)],
    against=bestProfit,
)
def profitAfterFee(prices: "integer[]") -> "integer":
    return max(0, bestProfit(prices) - 1)


@twist(
    "product-of-array-except-self",
    title="Product of Neighbours",
    statement="""
    Given an integer array `nums`, return an array `answer` where answer[i] is the product of the elements adjacent to nums[i] (a
    missing neighbour counts as 1).
    """,
    constraints="2 <= nums.length <= 10^5",
    starter="java",
    examples=[([2, 5, 4],), ([3, 9],)],
    hidden=[([1, 2, 3, 4],)],
    against=productOfOthers,
)
def productOfNeighbours(nums: "integer[]") -> "integer[]":
    padded = [1, *nums, 1]
    return [padded[i] * padded[i + 2] for i in range(len(nums))]


@twist(
    "maximum-subarray",
    title="Maximum Subarray",
    statement="""
    Given an integer array `nums`, find the contiguous subarray with the smallest length that has the largest sum, and return its
    length.
    """,
    constraints="1 <= nums.length <= 10^5\n-10^4 <= nums[i] <= 10^4",
    starter="python",
    examples=[([-2, 1, -3, 4, -1, 2, 1, -5, 4],), ([5, 4, -1, 7, 8],)],
    hidden=[([2],)],
    against=hottestStreak,
)
def lengthOfBest(nums: "integer[]") -> "integer":
    spans = [(i, j) for i in range(len(nums)) for j in range(i + 1, len(nums) + 1)]
    i, j = max(spans, key=lambda span: (sum(nums[span[0] : span[1]]), span[0] - span[1]))
    return j - i


@twist(
    "maximum-subarray",
    title="Hottest Ring",
    statement="""
    The integer array `nums` is circular: after its last element comes the first one again. Find the largest possible sum of a
    non-empty contiguous subarray, which may wrap around the end but may not use an element twice.
    """,
    constraints="1 <= n <= 3 * 10^4\n-3 * 10^4 <= nums[i] <= 3 * 10^4",
    starter="go",
    examples=[([1, -2, 3, -2],), ([-3, -2, -3],)],
    hidden=[([5, -3, 5],)],
    against=hottestStreak,
)
def hottestRing(nums: "integer[]") -> "integer":
    turned = [nums[i:] + nums[:i] for i in range(len(nums))]
    return max(sum(each[:k]) for each in turned for k in range(1, len(nums) + 1))


@twist(
    "maximum-subarray",
    statement="""
    Given an integer array `nums`, return the largest sum of a contiguous subarray that has at least two elements.
    """,
    constraints="2 <= nums.length <= 10^5",
    starter="cpp",
    spacing="tight",
    examples=[([-2, 1, -3, 4, -1, 2, 1, -5, 4],), ([5, 4, -1, 7, 8],)],
    hidden=[([9, -3, -4],)],
    against=hottestStreak,
)
def atLeastTwo(nums: "integer[]") -> "integer":
    return max(sum(nums[i:j]) for i in range(len(nums)) for j in range(i + 2, len(nums) + 1))


@twist(
    "move-zeroes",
    title="Move Zeroes",
    statement="""
    Given an integer array `nums`, move all the 0's to the beginning of it while keeping the relative order of the non-zero
    elements. Do this in place without making a copy of the array.
    """,
    constraints="1 <= nums.length <= 10^4",
    starter="javascript",
    examples=[([0, 1, 0, 3, 12],), ([0],)],
    hidden=[([1, 0],)],
    against=zerosLast,
)
def zerosFirst(nums: "integer[]") -> "void":
    nums[:] = [0] * nums.count(0) + [each for each in nums if each != 0]


@twist(
    "missing-number",
    title="Missing Number",
    statement="""
    The array `nums` contains n - 1 distinct numbers taken from the range 1 to n. Return the only number of this range that is
    missing from the array.
    """,
    constraints="n == nums.length + 1\n2 <= n <= 10^4",
    starter="python",
    examples=[([3, 1],), ([1, 2, 4, 5],)],
    hidden=[([2, 3],)],
    against=missingTicket,
)
def missingFromOne(nums: "integer[]") -> "integer":
    return (set(range(1, len(nums) + 2)) - set(nums)).pop()


@twist(
    "majority-element",
    title="Majority Element",
    statement="""
    Given an array `nums` of size n, return the element that appears more than n / 2 times. If there is no such element, return
    -1.
    """,
    constraints="1 <= n <= 5 * 10^4\n0 <= nums[i] <= 10^9",
    starter="java",
    spacing="tight",
    examples=[([3, 2, 3],), ([2, 2, 1, 1, 1, 2, 2],)],
    hidden=[([1, 2],), ([4, 4, 5, 6],)],
    against=clear_winner,
)
def majorityOrNone(nums: "integer[]") -> "integer":
    return next((each for each in nums if 2 * nums.count(each) > len(nums)), -1)


@twist(
    "longest-consecutive-sequence",
    title="Longest Consecutive Run",
    statement="""
    Given an array of integers `nums`, return the length of the longest run of consecutive numbers x, x + 1, x + 2, ... that stand
    next to each other in this order in the array.
    """,
    constraints="1 <= nums.length <= 10^5",
    starter="csharp",
    examples=[([8, 1, 2, 3, 9],), ([4, 6, 10],)],
    hidden=[([3, 2, 1],)],
    against=longestChain,
)
def LongestRun(nums: "integer[]") -> "integer":
    spans = [nums[i:j] for i in range(len(nums)) for j in range(i + 1, len(nums) + 1)]
    return max(len(span) for span in spans if all(b - a == 1 for a, b in zip(span, span[1:])))


@twist(
    "top-k-frequent-elements",
    title="Top K Rare Elements",
    statement="""
    Given an integer array `nums` and an integer `k`, return the `k` least frequent elements. You may return the answer in any
    order; it is unique.
    """,
    constraints="1 <= nums.length <= 10^5",
    starter="python",
    compare="unordered",
    examples=[([1, 1, 1, 2, 2, 3], 2), ([4], 1)],
    hidden=[([5, 5, 6], 1)],
    against=mostPlayed,
)
def rarest(nums: "integer[]", k: "integer") -> "integer[]":
    return sorted(set(nums), key=nums.count)[:k]


@twist(
    "subarray-sum-equals-k",
    title="Subarray Sum Equals K",
    statement="""
    Given an array of integers `nums` and an integer `k`, return the length of the longest contiguous subarray whose sum equals
    `k`, or 0 if there is none.
    """,
    constraints="1 <= nums.length <= 2 * 10^4\n-1000 <= nums[i] <= 1000",
    starter="javascript",
    examples=[([1, 1, 1], 2), ([1, 2, 3], 3)],
    hidden=[([5], 5), ([1, 1, 1, 1], 3)],
    against=subarraySum,
)
def longestWithSum(nums: "integer[]", k: "integer") -> "integer":
    spans = [(i, j) for i in range(len(nums)) for j in range(i + 1, len(nums) + 1)]
    return max((j - i for i, j in spans if sum(nums[i:j]) == k), default=0)


@twist(
    "3sum",
    title="3Sum",
    statement="""
    Given an integer array `nums`, return all the unique triplets [a, b, c] of its elements, at three different indices, for which
    a + b = c.
    """,
    constraints="3 <= nums.length <= 300",
    starter="python",
    compare="unordered-nested",
    examples=[([0, 0, 0],), ([1, 4, 9],)],
    hidden=[([1, 2, 3],)],
    against=balancedTriples,
)
def sumTriples(nums: "integer[]") -> "integer[][]":
    triples = {(*sorted((x, y)), z) for a in combinations(nums, 3) for x, y, z in (a, a[1:] + a[:1], a[2:] + a[:2]) if x + y == z}
    return [list(each) for each in sorted(triples)]


@twist(
    "container-with-most-water",
    title="Container With Least Water",
    statement="""
    n vertical lines are drawn such that the endpoints of the i-th line are (i, 0) and (i, height[i]). Find the two lines that,
    together with the x-axis, form a container that holds the least water, and return that amount.
    """,
    constraints="2 <= n <= 10^4",
    starter="java",
    examples=[([1, 1],), ([5, 3],)],
    hidden=[([1, 8, 6, 2],)],
    against=widestBasin,
)
def leastWater(height: "integer[]") -> "integer":
    return min((j - i) * min(height[i], height[j]) for i, j in pairs(height))


@twist(
    "minimum-size-subarray-sum",
    title="Minimum Size Subarray Sum",
    statement="""
    Given an array of positive integers `nums` and a positive integer `target`, return the minimal length of a contiguous subarray
    whose sum is exactly `target`. If there is none return 0.
    """,
    constraints="1 <= target <= 10^9",
    starter="rust",
    examples=[(7, [2, 3, 1, 2, 4, 3]), (4, [1, 4, 4])],
    hidden=[(5, [6, 1]), (3, [2, 2])],
    against=shortest_playlist,
)
def exact_target(target: "integer", nums: "integer[]") -> "integer":
    fits = [j - i for i in range(len(nums)) for j in range(i + 1, len(nums) + 1) if sum(nums[i:j]) == target]
    return min(fits, default=0)


@twist(
    "sliding-window-maximum",
    statement="""
    A sliding window of size `k` moves from the left end of the array `nums` to its right end, one position at a time. Return an
    array with the smallest number in the window for each of its positions.
    """,
    constraints="1 <= k <= nums.length",
    starter="cpp",
    spacing="tight",
    examples=[([4, 4, 4, 4], 3), ([1], 1)],
    hidden=[([1, 3], 2)],
    against=maxSlidingWindow,
)
def minSlidingWindow(nums: "integer[]", k: "integer") -> "integer[]":
    return [min(nums[i : i + k]) for i in range(len(nums) - k + 1)]


@twist(
    "squares-of-a-sorted-array",
    title="Squares of a Sorted Array",
    statement="""
    Given an integer array `nums` sorted in non-decreasing order, return an array of the distinct squares of its numbers, sorted in
    non-decreasing order.
    """,
    constraints="1 <= nums.length <= 10^4",
    starter="go",
    examples=[([-4, -1, 0, 3, 10],), ([-7, 2, 3, 11],)],
    hidden=[([-2, 2],)],
    against=squares_in_order,
)
def distinctSquares(nums: "integer[]") -> "integer[]":
    return sorted({x * x for x in nums})


@twist(
    "spiral-matrix",
    title="Spiral Matrix",
    statement="""
    Given an m x n `matrix`, return all its elements in spiral order, starting in the top left corner and going counter-clockwise:
    down, to the right, up, to the left, and inwards.
    """,
    constraints="1 <= m, n <= 10",
    starter="python",
    examples=[([[1, 2, 3], [4, 5, 6], [7, 8, 9]],), ([[1, 2]],)],
    hidden=[([[1, 2], [3, 4]],)],
    against=spiralWalk,
)
def counterSpiral(matrix: "integer[][]") -> "integer[]":
    return spiralWalk([list(column) for column in zip(*matrix)])


@twist(
    "intersection-of-two-arrays-ii",
    title="Intersection",
    statement="""
    Given two integer arrays `nums1` and `nums2`, return an array of their intersection in which each element is listed only once,
    no matter how often it occurs. Any order will do.
    """,
    constraints="1 <= nums1.length, nums2.length <= 1000",
    starter="javascript",
    compare="unordered",
    examples=[([4, 9, 5], [9, 4, 8, 4]), ([1, 2], [3])],
    hidden=[([2, 2], [2, 2])],
    against=inCommon,
)
def intersectOnce(nums1: "integer[]", nums2: "integer[]") -> "integer[]":
    return sorted(set(nums1) & set(nums2))


@twist(
    "trapping-rain-water",
    title="Deepest Puddle",
    statement="""
    Given n non-negative integers `height`, an elevation map of bars of width 1, return the depth of the deepest puddle that remains
    after it has rained: the largest amount of water above any single bar.
    """,
    constraints="1 <= n <= 2 * 10^4",
    starter="java",
    spacing="tight",
    examples=[([4, 2, 3],), ([1, 2, 3],)],
    hidden=[([3, 0, 0, 3],)],
    against=caughtWater,
)
def deepestPuddle(height: "integer[]") -> "integer":
    return max(min(max(height[: i + 1]), max(height[i:])) - each for i, each in enumerate(height))
