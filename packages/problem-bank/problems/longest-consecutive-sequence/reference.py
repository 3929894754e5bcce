def longest_consecutive(nums):
    def run_from(number):
        return 1 + run_from(number + 1) if number in nums else 0

    return max(map(run_from, nums), default=0)
