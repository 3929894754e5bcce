def can_partition_k_subsets(nums, k):
    side = sum(nums) / k

    def placed(left, groups):
        if not left:
            return all(group == side for group in groups)
        for place, group in enumerate(groups):
            if group + left[0] <= side and group not in groups[:place]:
                if placed(left[1:], [*groups[:place], group + left[0], *groups[place + 1 :]]):
                    return True
        return False

    return placed(sorted(nums, reverse=True), [0] * k)
