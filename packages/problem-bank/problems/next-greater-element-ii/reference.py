def next_greater_elements(nums):
    around = [nums[place:] + nums[:place] for place in range(len(nums))]
    return [next((number for number in row if number > row[0]), -1) for row in around]
