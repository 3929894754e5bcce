const lookAlikes = [
  {
    asks: 'the pages ahead to be kept by a visit',
    said: [
      'forward|ahead|later .. kept|preserved|retained|survives|survive|untouched',
      'keeps|keep|kept|leaves|preserves|retains|stay|stays|remain|remains|survive .. ahead|forward|pages|them|reachable|available',
      'ahead|forward .. stay|stays|remain|remains|kept|available|still|left|behind',
    ],
  },
  {
    asks: 'a history of limited length',
    said: [
      'oldest|older|latest 3|5|10|k|n|page|pages|entry|entries|one|ones',
      'at most|up|only three|two|five|ten|3|5|10|to|one|k|20|twenty steps|pages|times|step|page|moves|urls|entries',
    ],
  },
  {
    asks: 'nothing to happen where there are not so many steps',
    said: [
      'nothing happen|happens|changes|is',
      'stays|stay|remains|remain|stands|stand .. where|is|current|put|same|unchanged',
      'before the|it|moving|move|going',
    ],
  },
  {
    asks: 'a history that is a circle',
    said: ['past|after|behind the end|last|newest|start|first|homepage'],
  },
  {
    asks: 'pages not to be kept twice',
    said: [
      'already .. history|visited|open|current|seen|there|known',
      'moved|moves|move .. to|at the end|top|front',
      'visiting|visit|visited|revisiting .. again|twice|already|once|same|earlier|before|effect|nothing|known',
    ],
  },
]
