def group_anagrams(strs):
    groups = []
    for word in strs:
        for group in groups:
            if all(group[0].count(letter) == word.count(letter) for letter in group[0] + word):
                group.append(word)
                break
        else:
            groups.append([word])
    return groups
