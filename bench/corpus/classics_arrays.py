"""Arrays, hashing, two pointers, sliding windows."""

from itertools import combinations

from authoring import classic


@classic(
    "two-sum",
    title="Two Receipts",
    statement="""
    A traveller keeps the amounts of her receipts in an array `amounts`. Exactly two of the receipts together come to
    `budget`. Return the positions (counted from zero) of those two receipts.

    The same receipt may not be taken twice, and there is always exactly one pair. The positions may be given in any order.
    """,
    constraints="""
    2 <= amounts.length <= 10^4
    -10^9 <= amounts[i] <= 10^9
    -10^9 <= budget <= 10^9
    """,
    starter="python",
    compare="unordered",
    examples=[([3, 8, 12, 5], 17), ([4, 4], 8), ([10, -2, 7, 1], -1)],
    explained={0: "amounts[2] + amounts[3] = 12 + 5 = 17."},
    hidden=[([1, 5, 9, 20], 29), ([0, 3, 0], 0)],
)
def twoReceipts(amounts: "integer[]", budget: "integer") -> "integer[]":
    return next([i, j] for i, j in combinations(range(len(amounts)), 2) if amounts[i] + amounts[j] == budget)


@classic(
    "contains-duplicate",
    statement="""
    You are handed a list of badge numbers. Tell whether some number turns up more than once: answer `true` if at least one
    value appears two or more times, and `false` when all of them are different.
    """,
    notation="bare",
    constraints="1 ≤ badges.length ≤ 10⁵\n-10⁹ ≤ badges[i] ≤ 10⁹",
    starter="javascript",
    examples=[([7, 3, 9, 7],), ([4, 1, 6, 2],), ([2, 2, 5, 5, 8],)],
    hidden=[([1],), ([0, -1, 0],)],
)
def hasRepeat(badges: "integer[]") -> "boolean":
    return len(set(badges)) < len(badges)


@classic(
    "best-time-to-buy-and-sell-stock",
    title="Best Time to Buy and Sell Stock",
    statement="""
    The array `rates` holds what one share costs on each day. You may buy a single share on one day and sell it on some
    later day. Work out the largest profit that is possible. If no profit can be made, the answer is 0.
    """,
    constraints="1 <= rates.length <= 10^5\n0 <= rates[i] <= 10^4",
    starter="java",
    spacing="tight",
    examples=[([9, 2, 6, 1, 8, 5],), ([8, 6, 4, 3],)],
    explained={0: "Buy on day 4 (rate = 1) and sell on day 5 (rate = 8), profit = 8 - 1 = 7.", 1: "No deal gains anything."},
    hidden=[([1, 2],), ([5, 9, 0, 3],)],
)
def bestProfit(rates: "integer[]") -> "integer":
    return max([0] + [b - a for a, b in combinations(rates, 2)])


@classic(
    "product-of-array-except-self",
    title="Product of Everything Else",
    statement="""
    Given an integer array `values`, build an array of the same length in which the entry at position i is the product of
    all the numbers of `values` other than `values[i]`.

    Your method has to run in linear time and must not use division. Every product fits into a 32-bit integer.
    """,
    constraints="2 <= values.length <= 10^5\n-30 <= values[i] <= 30",
    starter="cpp",
    examples=[([2, 3, 4, 5],), ([-1, 1, 0, -3, 3],)],
    hidden=[([0, 0, 2],), ([5, 7],)],
)
def productOfOthers(values: "integer[]") -> "integer[]":
    products = []
    for i in range(len(values)):
        product = 1
        for j, value in enumerate(values):
            product *= value if j != i else 1
        products.append(product)
    return products


@classic(
    "maximum-subarray",
    title="Hottest Streak",
    statement="""
    A thermometer notes the change in temperature, up or down, every hour. Find the contiguous, non-empty stretch of hours
    whose changes add up to the most, and print that sum.
    """,
    notation="stdin",
    constraints="1 ≤ n ≤ 100 000\n-10 000 ≤ change ≤ 10 000",
    examples=[([-3, 2, 5, -1, 4, -6],), ([-4],), ([6, 3, -2, 7, 8],)],
    hidden=[([-2, -1],), ([1, -5, 4],)],
)
def hottestStreak(changes: "integer[]") -> "integer":
    return max(sum(changes[i:j]) for i in range(len(changes)) for j in range(i + 1, len(changes) + 1))


@classic(
    "maximum-product-subarray",
    title="Maximum Product Subarray",
    statement="""
    Given an array of integers `factors`, consider every non-empty run of neighbouring elements and multiply the elements
    of that run together. Return the greatest product that any run can reach. The answer fits in 32 bits.
    """,
    constraints="1 <= factors.length <= 2 * 10^4\n-10 <= factors[i] <= 10",
    starter="go",
    examples=[([2, -5, 3, -1, 4],), ([-2, 0, -1],)],
    explained={0: "The whole array has product 120."},
    hidden=[([-3],), ([0, 2, -1],)],
)
def largestProduct(factors: "integer[]") -> "integer":
    best = factors[0]
    for i in range(len(factors)):
        product = 1
        for value in factors[i:]:
            product *= value
            best = max(best, product)
    return best


@classic(
    "rotate-array",
    title="Carousel",
    statement="""
    The seats of a carousel are numbered by the list `seats`. Turn the carousel `steps` places to the right: with every
    place the last entry comes to the front and all the others move one further. Change the list in place; do not return
    anything.
    """,
    constraints="1 <= seats.length <= 10^5\n0 <= steps <= 10^5",
    starter="python",
    examples=[([1, 2, 3, 4, 5, 6], 2), ([-5, 40, 8], 4)],
    explained={0: "After one place: [6, 1, 2, 3, 4, 5]. After two: [5, 6, 1, 2, 3, 4]."},
    hidden=[([1], 3), ([1, 2], 1)],
)
def turn(seats: "integer[]", steps: "integer") -> "void":
    for _ in range(steps):
        seats.insert(0, seats.pop())


@classic(
    "move-zeroes",
    statement="""
    Push all the zeros of `row` to its end while the other numbers keep the order they stand in. Do it within the array
    itself, without making a copy.
    """,
    notation="bare",
    constraints="1 <= row.length <= 10^4",
    starter="javascript",
    examples=[([0, 4, 0, 7, 9],), ([0],), ([5, 0, 0, 2],)],
    hidden=[([0, 0, 1],), ([3, 2],)],
)
def zerosLast(row: "integer[]") -> "void":
    row[:] = [each for each in row if each != 0] + [0] * row.count(0)


@classic(
    "missing-number",
    title="The Missing Ticket",
    statement="""
    A booth sold n different tickets out of the n + 1 that carry the numbers 0, 1, ..., n. The array `tickets` holds the
    numbers of the tickets that were sold. Return the single number in the range from 0 to n that is not among them.
    """,
    notation="call",
    constraints="n == tickets.length\n1 <= n <= 10^4\nAll the numbers of tickets are unique.",
    examples=[([3, 0, 1, 4],), ([0, 1],), ([8, 6, 4, 2, 3, 5, 7, 0],)],
    hidden=[([1],), ([0],)],
)
def missingTicket(tickets: "integer[]") -> "integer":
    return (set(range(len(tickets) + 1)) - set(tickets)).pop()


@classic(
    "majority-element",
    title="Clear Winner",
    statement="""
    In an election every ballot carries a candidate's number. Given the ballots, return the candidate that appears on more
    than half of them (strictly more than ⌊n / 2⌋). You may assume that there always is such a candidate.
    """,
    constraints="1 <= n <= 5 * 10^4\n-10^9 <= ballots[i] <= 10^9",
    starter="rust",
    examples=[([4, 9, 4],), ([2, 2, 7, 7, 7, 2, 7],)],
    hidden=[([1],), ([5, 5, 6],)],
)
def clear_winner(ballots: "integer[]") -> "integer":
    return max(set(ballots), key=ballots.count)


@classic(
    "plus-one",
    title="Odometer",
    statement="""
    A large non-negative whole number is kept as an array of its decimal digits, the most significant digit first and
    without leading zeros. Add one to the number and return the digits of the result in the same form.
    """,
    notation="table",
    constraints="1 ≤ digits.length ≤ 100\n0 ≤ digits[i] ≤ 9",
    examples=[([4, 0, 7],), ([2, 9, 9],), ([9],)],
    hidden=[([9, 9],), ([0],)],
)
def tick(digits: "integer[]") -> "integer[]":
    return [int(each) for each in str(int("".join(map(str, digits))) + 1)]


@classic(
    "longest-consecutive-sequence",
    title="Longest Consecutive Sequence",
    statement="""
    You get an unsorted array `ids` of integers. Find the length of the longest chain of consecutive numbers (x, x + 1,
    x + 2, ...) all of which are present in the array; where they stand does not matter. Aim for O(n) time.
    """,
    constraints="0 <= ids.length <= 10^5\n-10^9 <= ids[i] <= 10^9",
    starter="csharp",
    examples=[([50, 3, 100, 1, 2, 4],), ([0, 6, 5, 7, 2, 4, 8, 3, 1, 1],)],
    explained={0: "The longest chain is 1, 2, 3, 4, hence 4."},
    hidden=[([],), ([9, 9, 10],)],
)
def longestChain(ids: "integer[]") -> "integer":
    held, best = set(ids), 0
    for each in held:
        length = 0
        while each + length in held:
            length += 1
        best = max(best, length)
    return best


@classic(
    "top-k-frequent-elements",
    title="Most Played Songs",
    statement="""
    A radio station logs the number of every song it plays in `plays`. Given an integer `count`, return the `count` songs
    that were played most often. The order in which you list them is free, and the answer is guaranteed to be unique.
    """,
    constraints="1 <= plays.length <= 10^5\n-10^4 <= plays[i] <= 10^4\ncount lies in [1, number of different songs]",
    starter="python",
    compare="unordered",
    examples=[([5, 5, 5, 8, 8, 2], 2), ([7], 1)],
    hidden=[([1, 2, 2, 3, 3, 3], 1), ([4, 4, 6, 6, 1], 2)],
)
def mostPlayed(plays: "integer[]", count: "integer") -> "integer[]":
    return sorted(set(plays), key=lambda each: -plays.count(each))[:count]


@classic(
    "subarray-sum-equals-k",
    title="Subarray Sum Equals K",
    statement="""
    Count the contiguous non-empty subarrays of `nums` whose elements sum to exactly `k`.
    """,
    constraints="1 <= nums.length <= 2 * 10^4\n-1000 <= nums[i] <= 1000\n-10^7 <= k <= 10^7",
    starter="java",
    examples=[([2, -1, 1, 2], 2), ([3, 4, 7, 2, -3, 1, 4, 2], 7)],
    hidden=[([0, 0], 0), ([1], 2)],
)
def subarraySum(nums: "integer[]", k: "integer") -> "integer":
    return sum(sum(nums[i:j]) == k for i in range(len(nums)) for j in range(i + 1, len(nums) + 1))


@classic(
    "rotate-image",
    title="Quarter Turn",
    statement="""
    A square picture of n × n pixels is given as a matrix `pixels`. Turn the picture by 90 degrees clockwise. You have to
    do it in place, so change the matrix you are given and do not set aside a second one.
    """,
    constraints="n == pixels.length == pixels[i].length\n1 <= n <= 20\n-1000 <= pixels[i][j] <= 1000",
    starter="cpp",
    spacing="tight",
    examples=[([[1, 2], [3, 4]],), ([[7, 0, 2], [4, 5, 9], [1, 8, 6]],)],
    hidden=[([[1]],), ([[1, 2, 3], [4, 5, 6], [7, 8, 9]],)],
)
def quarterTurn(pixels: "integer[][]") -> "void":
    pixels[:] = [list(row) for row in zip(*pixels[::-1])]


@classic(
    "spiral-matrix",
    statement="""
    Walk over the cells of an m × n grid in a spiral: start in the top left corner, go to the right, then down, then left,
    then up, and go on inwards until every cell was visited. Return the values in the order you meet them.
    """,
    constraints="1 <= m, n <= 10\n-100 <= grid[i][j] <= 100",
    starter="javascript",
    examples=[([[1, 2, 3], [4, 5, 6]],), ([[5, 1, 9, 11], [2, 4, 8, 10], [13, 3, 6, 7]],)],
    hidden=[([[1], [2]],), ([[1, 2], [3, 4]],)],
)
def spiralWalk(grid: "integer[][]") -> "integer[]":
    left, path = [list(row) for row in grid], []
    while left:
        path += left.pop(0)
        left = [list(row) for row in zip(*left)][::-1]
    return path


@classic(
    "set-matrix-zeroes",
    title="Dead Pixels",
    statement="""
    If a cell of the m x n matrix `screen` is 0, all the cells of its row and of its column have to become 0 too. Update the
    matrix in place, looking only at the zeros that were there to begin with.
    """,
    notation="lines",
    constraints="1 <= m, n <= 200",
    starter="python",
    examples=[([[1, 2, 3], [4, 0, 6], [7, 8, 9]],), ([[0, 5, 2], [3, 4, 1]],)],
    hidden=[([[0]],), ([[1, 0], [1, 1]],)],
)
def spread_zeros(screen: "integer[][]") -> "void":
    rows = [0 in row for row in screen]
    columns = [0 in column for column in zip(*screen)]
    for i, row in enumerate(screen):
        row[:] = [0 if rows[i] or columns[j] else value for j, value in enumerate(row)]


@classic(
    "merge-sorted-array",
    title="Merge Sorted Array",
    statement="""
    `first` has room for m + n numbers: its first `m` entries are sorted in non-decreasing order and the remaining n are
    zeros that stand for empty places. `second` holds `n` numbers, sorted as well. Merge `second` into `first` so that
    `first` becomes one sorted array. The result is stored inside `first`; nothing is returned.
    """,
    constraints="first.length == m + n\nsecond.length == n\n0 <= m, n <= 200",
    starter="java",
    examples=[([2, 5, 9, 0, 0], 3, [1, 6], 2), ([4], 1, [], 0), ([0], 0, [3], 1)],
    hidden=[([1, 0], 1, [0], 1)],
)
def merge(first: "integer[]", m: "integer", second: "integer[]", n: "integer") -> "void":
    first[:] = sorted(first[:m] + second[:n])


@classic(
    "sort-colors",
    title="Flag Stripes",
    statement="""
    A heap of stripes is described by an array whose entries are 0 (red), 1 (white) or 2 (blue). Put the stripes in order
    in place so that equal colours stand together, first red, then white, then blue. Do not call the sort function of your
    library.
    """,
    constraints="1 <= stripes.length <= 300\nstripes[i] is either 0, 1, or 2",
    starter="go",
    spacing="tight",
    examples=[([2, 1, 0, 0, 2, 1],), ([1, 0, 2],)],
    hidden=[([2],), ([1, 1, 0],)],
)
def orderStripes(stripes: "integer[]") -> "void":
    stripes.sort()


@classic(
    "intersection-of-two-arrays-ii",
    statement="""
    Two friends compare their sticker collections `mine` and `yours`. Return all the stickers they have in common; a sticker
    is listed as many times as it occurs in both collections. Any order will do.
    """,
    notation="call",
    constraints="1 <= mine.length, yours.length <= 1000",
    compare="unordered",
    examples=[([1, 3, 3, 1], [3, 3]), ([6, 9, 5], [9, 4, 9, 8, 6])],
    hidden=[([1, 1], [1]), ([2], [3])],
)
def inCommon(mine: "integer[]", yours: "integer[]") -> "integer[]":
    left, common = list(yours), []
    for each in mine:
        if each in left:
            left.remove(each)
            common.append(each)
    return common


@classic(
    "3sum",
    title="Balanced Triples",
    statement="""
    Given an integer array `weights`, return all triples [weights[i], weights[j], weights[k]] with three different indices
    i, j and k such that the three weights sum to 0. The list must not contain the same triple twice.
    """,
    constraints="3 <= weights.length <= 3000\n-10^5 <= weights[i] <= 10^5",
    starter="python",
    compare="unordered-nested",
    examples=[([-2, 0, 1, 1, 2],), ([0, 1, 1],), ([0, 0, 0, 0],)],
    explained={0: "The order of the triples, and within them, does not matter."},
    hidden=[([-1, 0, 1, 2, -1, -4],)],
)
def balancedTriples(weights: "integer[]") -> "integer[][]":
    return [list(each) for each in sorted({tuple(sorted(c)) for c in combinations(weights, 3) if sum(c) == 0})]


@classic(
    "container-with-most-water",
    title="Widest Basin",
    statement="""
    n posts stand in a line, one metre apart; post i is `posts[i]` metres high. Choose two of the posts so that, with the
    ground between them, they form a basin that holds the most water. Return how much it holds. The basin may not be tilted.
    """,
    constraints="n == posts.length\n2 <= n <= 10^5\n0 <= posts[i] <= 10^4",
    starter="javascript",
    examples=[([3, 7, 2, 6, 4, 8, 1],), ([1, 1],)],
    hidden=[([2, 3, 4, 5, 18, 17, 6],), ([1, 2, 1],)],
)
def widestBasin(posts: "integer[]") -> "integer":
    return max((j - i) * min(posts[i], posts[j]) for i, j in combinations(range(len(posts)), 2))


@classic(
    "two-sum-ii-input-array-is-sorted",
    title="Two Sum II - Input Array Is Sorted",
    statement="""
    `numbers` is an array of integers, 1-indexed and already sorted in non-decreasing order. Find the two numbers that add
    up to `target` and return their indices, each increased by one, as [index1, index2] where index1 < index2. There is
    exactly one solution, the same element may not be used twice, and only constant extra space is allowed.
    """,
    constraints="2 <= numbers.length <= 3 * 10^4\nnumbers is sorted in non-decreasing order.",
    starter="csharp",
    spacing="tight",
    examples=[([1, 4, 6, 13], 10), ([2, 3, 4], 6), ([-1, 0], -1)],
    hidden=[([1, 2, 3, 4], 7)],
)
def TwoSum(numbers: "integer[]", target: "integer") -> "integer[]":
    return next([i + 1, j + 1] for i, j in combinations(range(len(numbers)), 2) if numbers[i] + numbers[j] == target)


@classic(
    "trapping-rain-water",
    title="After the Storm",
    statement="""
    The outline of a wall is given by the non-negative integers in `bricks`: each is the height of a column that is one unit
    wide. How many units of rain water stay caught between the columns after a storm?
    """,
    notation="stdin",
    constraints="1 ≤ n ≤ 20000\n0 ≤ bricks[i] ≤ 100000",
    examples=[([0, 2, 0, 1, 3, 1, 2],), ([5, 1, 4, 0, 3],)],
    hidden=[([1],), ([3, 0, 3],)],
)
def caughtWater(bricks: "integer[]") -> "integer":
    return sum(min(max(bricks[: i + 1]), max(bricks[i:])) - height for i, height in enumerate(bricks))


@classic(
    "squares-of-a-sorted-array",
    statement="""
    An array `xs` is sorted in non-decreasing order. Return an array with the square of each of its numbers, sorted in
    non-decreasing order as well.
    """,
    notation="comment",
    starter="python",
    examples=[([-6, -2, 0, 1, 5],), ([-7, -3, 2, 3, 11],)],
    hidden=[([-1],), ([-2, 2],)],
)
def squares_in_order(xs: "integer[]") -> "integer[]":
    return sorted(x * x for x in xs)


@classic(
    "minimum-size-subarray-sum",
    title="Shortest Playlist",
    statement="""
    Songs last `lengths[i]` minutes each, all positive. Find the smallest number of consecutive songs that together last
    `goal` minutes or more. If even all the songs fall short of that, return 0.
    """,
    constraints="1 <= goal <= 10^9\n1 <= lengths.length <= 10^5\n1 <= lengths[i] <= 10^4",
    starter="rust",
    examples=[(9, [2, 4, 1, 3, 6, 3]), (4, [1, 4, 4]), (20, [1, 2, 3, 4])],
    explained={0: "The songs of 6 and 3 minutes are enough."},
    hidden=[(3, [1, 1, 1]), (11, [1, 2, 3, 4, 5])],
)
def shortest_playlist(goal: "integer", lengths: "integer[]") -> "integer":
    fits = [j - i for i in range(len(lengths)) for j in range(i + 1, len(lengths) + 1) if sum(lengths[i:j]) >= goal]
    return min(fits, default=0)


@classic(
    "sliding-window-maximum",
    title="Sliding Window Maximum",
    statement="""
    A window that is `k` elements wide moves over the array `nums` from its very left to its very right, one position at a
    time; you see only the `k` numbers inside. Return the largest number seen in the window at every position.
    """,
    constraints="1 <= nums.length <= 10^5\n1 <= k <= nums.length",
    starter="cpp",
    spacing="tight",
    examples=[([4, 2, -1, -3, 6, 3, 5, 8], 3), ([1], 1)],
    hidden=[([9, 8, 7], 2), ([1, 3], 1)],
)
def maxSlidingWindow(nums: "integer[]", k: "integer") -> "integer[]":
    return [max(nums[i : i + k]) for i in range(len(nums) - k + 1)]
