import re


def remove_duplicates(s):
    shorter = re.sub(r"(.)\1", "", s, count=1)
    return s if shorter == s else remove_duplicates(shorter)
