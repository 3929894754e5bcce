def compare_version(version1, version2):
    def revisions(version):
        numbers = [int(part) for part in version.split(".")]
        while numbers and numbers[-1] == 0:
            numbers.pop()
        return numbers

    one, other = revisions(version1), revisions(version2)
    return (one > other) - (one < other)
