def find_peak_element(nums):
    for place, num in enumerate(nums):
        if (place == 0 or nums[place - 1] < num) and (place == len(nums) - 1 or nums[place + 1] < num):
            return place
