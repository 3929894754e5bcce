def longest_subarray(nums):
    rests = [nums[:place] + nums[place + 1 :] for place in range(len(nums))]
    return max(max(map(len, "".join(map(str, rest)).split("0"))) for rest in rests)
