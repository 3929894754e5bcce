def search_range(nums, target):
    places = [place for place, number in enumerate(nums) if number == target]
    return [places[0], places[-1]] if places else [-1, -1]
