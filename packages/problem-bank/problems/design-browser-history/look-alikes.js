const lookAlikes = [
  {
    asks: 'the pages ahead to be kept by a visit',
    said: [
      'forward|ahead|later .. kept|preserved|retained|survives|survive|untouched',
      'keep|keeps|keeping|preserve|preserves|preserving .. forward|ahead',
      'not|never|without .. clear|clears|clearing|cleared|erase|erased|drop|dropped|discard|discarded|delete|deleted',
      'insert|inserts|inserted',
      'branch|branches|tree',
    ],
  },
  {
    asks: 'a history of limited length',
    said: [
      'capacity|limit|limited|maximum',
      'holds|keeps|stores|remembers|has .. 2|3|5|10|20|50|100|k|n|m|at',
      'oldest|older|latest 3|5|10|k|n|page|pages|entry|entries|one|ones',
      'no more than|at most 2|3|5|10|20|50|100|n pages|entries|urls',
    ],
  },
  {
    asks: 'nothing to happen where there are not so many steps',
    said: [
      'nothing happen|happens|changes|is',
      'does|do nothing',
      'unchanged|unmoved|ignored',
      'not|fewer|less .. enough|many .. stay|stays|remain|remains|same',
      'otherwise .. stay|stays|remain|remains',
      'empty string',
      'null|none|error|throw|throws|raise|raises|exception',
    ],
  },
  {
    asks: 'a history that is a circle',
    said: ['wrap|wraps|wrapping|circle|circular|cyclic|cyclically|ring|around', 'starts|begins again|over'],
  },
  {
    asks: 'pages not to be kept twice',
    said: [
      'duplicate|duplicates|distinct|unique',
      'same|current page|url|one .. again|twice|once|row|ignored|counted|not',
      'already .. history|visited|open|current|seen|there|known',
      'moved|moves|move .. to|at the end|top|front',
      'most|often visited|frequently|frequent',
    ],
  },
  {
    asks: 'another kind of move, or several tabs',
    said: [
      'several|two|many|multiple|new tabs|tab',
      'bookmark|bookmarks|private|incognito|timestamp|seconds|skip|skips',
    ],
  },
]
