"""Strings: hashing, two pointers, windows, stacks of characters."""

from collections import Counter

from authoring import classic


@classic(
    "valid-anagram",
    title="Shuffled Tiles",
    statement="""
    Two words `left` and `right` are laid with letter tiles. Decide whether `right` can be laid with exactly the tiles of
    `left`, each used once, that is, whether one word is a rearrangement of the other.
    """,
    constraints="1 <= left.length, right.length <= 5 * 10^4\nBoth words consist of lowercase English letters.",
    starter="python",
    examples=[("listen", "silent"), ("rat", "car")],
    hidden=[("aab", "abb"), ("a", "aa")],
)
def sameTiles(left: "string", right: "string") -> "boolean":
    return sorted(left) == sorted(right)


@classic(
    "valid-palindrome",
    title="Mirror Sentence",
    statement="""
    A sentence is a mirror if it reads the same from both ends once all capitals are turned into small letters and everything
    that is neither a letter nor a digit is left out. Given a string `sentence`, return true if it is a mirror and false
    otherwise.
    """,
    notation="bare",
    constraints="1 <= sentence.length <= 2 * 10^5\nsentence consists of printable ASCII characters",
    starter="java",
    examples=[("Was it a car or a cat I saw?",), ("hello, world",), (" ",)],
    explained={0: "What remains is wasitacaroracatisaw."},
    hidden=[("0P",), ("a.",)],
)
def isMirror(sentence: "string") -> "boolean":
    kept = [each.lower() for each in sentence if each.isalnum()]
    return kept == kept[::-1]


@classic(
    "group-anagrams",
    title="Group Anagrams",
    statement="""
    Put the words of the list `words` into groups so that words which are anagrams of one another share a group. Return the
    groups; neither their order nor the order inside them matters.
    """,
    constraints="1 <= words.length <= 10^4\n0 <= words[i].length <= 100\nOnly lowercase letters occur.",
    starter="javascript",
    compare="unordered-nested",
    examples=[(["tea", "top", "eat", "pot", "ate", "fun"],), ([""],), (["x"],)],
    hidden=[(["ab", "ba", "abb"],)],
)
def groupWords(words: "string[]") -> "string[][]":
    groups = {}
    for word in words:
        groups.setdefault("".join(sorted(word)), []).append(word)
    return list(groups.values())


@classic(
    "longest-common-prefix",
    statement="""
    Several file paths are given as an array of strings. What is the longest piece of text with which all of them begin?
    Return the empty string "" if they have no common beginning.
    """,
    constraints="1 <= paths.length <= 200\n0 <= paths[i].length <= 200",
    starter="go",
    examples=[(["interview", "internet", "interval"],), (["dog", "racecar", "car"],)],
    hidden=[(["a"],), (["ab", "a"],)],
)
def commonStart(paths: "string[]") -> "string":
    start = paths[0]
    while not all(path.startswith(start) for path in paths):
        start = start[:-1]
    return start


@classic(
    "longest-palindromic-substring",
    title="Longest Palindromic Substring",
    statement="""
    Return the longest contiguous part of the string `text` that is a palindrome. It is guaranteed that the examples have
    only one answer of that length.
    """,
    constraints="1 <= text.length <= 1000\ntext holds only digits and English letters",
    starter="cpp",
    examples=[("xracecarz",), ("cbbd",)],
    hidden=[("a",), ("aaa",)],
)
def longestMirror(text: "string") -> "string":
    parts = [text[i:j] for i in range(len(text)) for j in range(i + 1, len(text) + 1)]
    return max((part for part in parts if part == part[::-1]), key=len)


@classic(
    "first-unique-character-in-a-string",
    title="First Lonely Letter",
    statement="""
    Find the first letter of `s` that is never repeated in it and return its index. If there is no such letter, return -1.
    """,
    notation="table",
    constraints="1 ≤ |s| ≤ 10⁵, only lower case English letters",
    examples=[("swiss",), ("lovelycode",), ("aabb",)],
    hidden=[("z",), ("aab",)],
)
def firstLonely(s: "string") -> "integer":
    return next((i for i, each in enumerate(s) if s.count(each) == 1), -1)


@classic(
    "roman-to-integer",
    title="Roman to Integer",
    statement="""
    Roman numerals are written with seven symbols: I = 1, V = 5, X = 10, L = 50, C = 100, D = 500 and M = 1000. Symbols are
    usually written from the largest to the smallest and added up, but a smaller symbol before a larger one is subtracted:
    IV is 4, IX is 9, XL is 40, XC is 90, CD is 400 and CM is 900.

    Convert the roman numeral `numeral` to an integer.
    """,
    constraints="1 <= numeral.length <= 15\nnumeral is a valid roman numeral between 1 and 3999",
    starter="python",
    examples=[("XXVII",), ("CDXLIV",), ("MCMXC",)],
    explained={1: "CD = 400, XL = 40, IV = 4."},
    hidden=[("III",), ("LVIII",)],
)
def fromRoman(numeral: "string") -> "integer":
    worth = dict(zip("IVXLCDM", (1, 5, 10, 50, 100, 500, 1000)))
    values = [worth[each] for each in numeral] + [0]
    return sum(-a if a < b else a for a, b in zip(values, values[1:]))


@classic(
    "is-subsequence",
    title="Hidden Word",
    statement="""
    A word is hidden in a text if it can be obtained by crossing out some characters of the text (perhaps none) without
    changing the order of those that stay. Given `word` and `text`, return whether the word is hidden in the text.
    """,
    notation="lines",
    constraints="0 <= word.length <= 100\n0 <= text.length <= 10^4",
    starter="javascript",
    examples=[("ace", "abcde"), ("axc", "ahbgdc")],
    hidden=[("", "a"), ("aa", "a")],
)
def isHidden(word: "string", text: "string") -> "boolean":
    rest = iter(text)
    return all(each in rest for each in word)


@classic(
    "ransom-note",
    title="Cut-out Letters",
    statement="""
    Somebody wants to glue a `note` together out of letters cut from a `magazine`. Every letter of the magazine can be used
    only once. Can the note be made?
    """,
    notation="bare",
    constraints="1 <= note.length, magazine.length <= 10^5",
    starter="csharp",
    examples=[("aa", "aab"), ("aa", "ab"), ("q", "w")],
    hidden=[("abc", "cbaa")],
)
def CanMake(note: "string", magazine: "string") -> "boolean":
    return not Counter(note) - Counter(magazine)


@classic(
    "isomorphic-strings",
    title="Isomorphic Strings",
    statement="""
    Strings `s` and `t` are called isomorphic if the characters of `s` can be replaced to give `t`. All occurrences of a
    character are replaced by the same character, the order is kept, and no two different characters may be replaced by the
    same one; a character may be replaced by itself.
    """,
    constraints="1 <= s.length <= 5 * 10^4\nt.length == s.length",
    starter="java",
    examples=[("egg", "add"), ("foo", "bar"), ("badc", "baba")],
    hidden=[("paper", "title"), ("ab", "aa")],
)
def isIsomorphic(s: "string", t: "string") -> "boolean":
    return len(set(s)) == len(set(t)) == len(set(zip(s, t)))


@classic(
    "reverse-words-in-a-string",
    statement="""
    Given a line of text, return its words in the opposite order with one blank between each two of them. The line may
    begin or end with blanks and may have several between two words; the result must not.
    """,
    constraints="1 <= line.length <= 10^4\nThere is at least one word.",
    starter="python",
    examples=[("the sky is blue",), ("  good   morning  ",)],
    hidden=[("a",)],
)
def backwards(line: "string") -> "string":
    return " ".join(reversed(line.split()))


@classic(
    "add-binary",
    title="Binary Adder",
    statement="""
    Two numbers are written in base 2 as the strings `p` and `q`. Write their sum in base 2.
    """,
    notation="call",
    constraints="1 <= p.length, q.length <= 10^4\nneither has leading zeros except \"0\" itself",
    quotes="'",
    examples=[("11", "1"), ("1010", "1011"), ("0", "0")],
    hidden=[("1", "111")],
)
def addBits(p: "string", q: "string") -> "string":
    return f"{int(p, 2) + int(q, 2):b}"


@classic(
    "longest-substring-without-repeating-characters",
    title="No Letter Twice",
    statement="""
    Given a string `track`, find the length of the longest substring in which no character occurs twice.
    """,
    constraints="0 <= track.length <= 5 * 10^4\ntrack consists of letters, digits, symbols and spaces.",
    starter="python",
    examples=[("abcadbbe",), ("zzzz",), ("pwwkew",)],
    explained={1: 'The answer is "z", with the length of 1.', 2: '"pwke" is a subsequence and not a substring.'},
    hidden=[("",), ("dvdf",)],
)
def longestFresh(track: "string") -> "integer":
    parts = [track[i:j] for i in range(len(track)) for j in range(i, len(track) + 1)]
    return max((len(part) for part in parts if len(set(part)) == len(part)), default=0)


@classic(
    "longest-repeating-character-replacement",
    title="Repainting Beads",
    statement="""
    A string of upper-case letters stands for the colours of beads on a thread. You may repaint at most `paint` beads, each
    in any colour. What is the length of the longest stretch of neighbouring beads of one colour that you can get?
    """,
    constraints="1 <= beads.length <= 10^5\n0 <= paint <= beads.length",
    starter="rust",
    examples=[("ABBA", 2), ("AABABBC", 1)],
    hidden=[("AAAA", 0), ("ABCD", 1)],
)
def longest_stretch(beads: "string", paint: "integer") -> "integer":
    parts = [beads[i:j] for i in range(len(beads)) for j in range(i + 1, len(beads) + 1)]
    return max(len(part) for part in parts if len(part) - max(map(part.count, part)) <= paint)


@classic(
    "permutation-in-string",
    title="Permutation in String",
    statement="""
    Return true when some permutation of `pattern` is a substring of `text`, and false when none is. In other words, a run
    of letters in `text` has to use the very letters of `pattern`.
    """,
    constraints="1 <= pattern.length, text.length <= 10^4\nonly lower-case letters",
    starter="go",
    examples=[("ab", "eidbaooo"), ("ab", "eidboaoo")],
    hidden=[("a", "b"), ("abc", "bac")],
)
def containsShuffle(pattern: "string", text: "string") -> "boolean":
    size = len(pattern)
    return any(sorted(text[i : i + size]) == sorted(pattern) for i in range(len(text) - size + 1))


@classic(
    "minimum-window-substring",
    title="Smallest Cover",
    statement="""
    Given two strings `page` and `letters`, return the shortest substring of `page` that contains every character of
    `letters`, duplicates included. If there is no such substring return "". The answer is unique where it exists.
    """,
    constraints="1 <= page.length, letters.length <= 10^5",
    starter="javascript",
    examples=[("ADOBECODEBANC", "ABC"), ("a", "a"), ("a", "aa")],
    hidden=[("xyzzy", "zy")],
)
def smallestCover(page: "string", letters: "string") -> "string":
    parts = [page[i:j] for i in range(len(page)) for j in range(i + 1, len(page) + 1)]
    return min((part for part in parts if not Counter(letters) - Counter(part)), key=len, default="")


@classic(
    "valid-parentheses",
    title="Tidy Brackets",
    statement="""
    A string `code` holds only the characters (, ), [, ], { and }. It is tidy if every opening bracket is closed by a bracket
    of its own kind, brackets close in the right order, and every closing bracket has an opening one. Report whether `code`
    is tidy.
    """,
    constraints="1 <= code.length <= 10^4",
    starter="python",
    examples=[("{[]}()",), ("(]",), ("([)]",), ("[",)],
    hidden=[("]",), ("()[]{}",)],
)
def isTidy(code: "string") -> "boolean":
    while any(pair in code for pair in ("()", "[]", "{}")):
        code = code.replace("()", "").replace("[]", "").replace("{}", "")
    return code == ""


@classic(
    "decode-string",
    title="Unpacking",
    statement="""
    A packed text uses the rule n[part], which means that `part` is repeated exactly n times, n being a positive integer.
    Such pieces may be nested. Return the unpacked text. The input is always well-formed and the original text contains no
    digits.
    """,
    constraints="1 <= packed.length <= 30\nall integers are in the range [1, 300]",
    starter="java",
    examples=[("2[x]3[yz]",), ("2[a3[b]]",), ("4[ab]c",)],
    hidden=[("10[q]",)],
)
def unpack(packed: "string") -> "string":
    stack, text, count = [], "", 0
    for each in packed:
        if each.isdigit():
            count = count * 10 + int(each)
        elif each == "[":
            stack.append((text, count))
            text, count = "", 0
        elif each == "]":
            before, times = stack.pop()
            text = before + text * times
        else:
            text += each
    return text


@classic(
    "length-of-last-word",
    statement="""
    A string `s` is made of words and blanks. How long is the last word in it? A word is a run of characters that are not
    blanks.
    """,
    notation="comment",
    starter="javascript",
    examples=[("Hello World",), ("   fly me   to   the moon  ",)],
    hidden=[("a ",)],
)
def lastWordLength(s: "string") -> "integer":
    return len(s.split()[-1])
