from collections import Counter


def subarrays_with_k_distinct(nums: list[int], k: int) -> int:
    def with_at_most(limit: int) -> int:
        window = Counter()
        start = total = 0
        for end, number in enumerate(nums):
            window[number] += 1
            while len(window) > limit:
                window[nums[start]] -= 1
                if window[nums[start]] == 0:
                    del window[nums[start]]
                start += 1
            total += end - start + 1
        return total

    return with_at_most(k) - with_at_most(k - 1)
