const lookAlikes = [
  {
    asks: 'the pages ahead to be kept by a visit',
    said: [
      'forward|ahead|later .. kept|preserved|retained|survives|survive|untouched',
      'keep|keeps|keeping|preserve|preserves|preserving .. forward|ahead',
      'keeps|keep|kept|leaves|preserves|retains|stay|stays|remain|remains|survive .. ahead|forward|pages|them|reachable|available',
      'ahead|forward .. stay|stays|remain|remains|kept|available|still|left|behind',
      'visit .. keeps|leaves|retains|inserts|returns|first|adds|goes home|homepage|back|ahead|between|pages',
      'removes|clears|deletes|erases|drops|forgets .. back|earlier|whole|entire|backward|behind|previous|passes',
      'entire|whole|complete|back history',
      'only|just the|one|next|first|last .. page|cleared|removed|dropped|history',
    ],
  },
  {
    asks: 'a history of limited length',
    said: [
      'oldest|older|latest 3|5|10|k|n|page|pages|entry|entries|one|ones',
      'no more than|at most 2|3|5|10|20|50|100|n pages|entries|urls',
      'last|latest|newest|recent|previous 3|5|10|20|50|100|k|n|ten|five|three|hundred|twenty',
      'at most|up|only three|two|five|ten|3|5|10|to|one|k|20|twenty steps|pages|times|step|page|moves|urls|entries',
      'dropped|oldest|expire|expires',
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
      'stays|stay|remains|remain|stands|stand .. where|is|current|put|same|unchanged',
      'if|when|where there|is|are nothing|none|no',
      'before the|it|moving|move|going',
      'count|how of|many steps|pages|moves|made',
    ],
  },
  {
    asks: 'a history that is a circle',
    said: [
      'starts|begins again|over',
      'past|after|behind the end|last|newest|start|first|homepage',
      'again|anew|over from|at the|homepage|beginning|start|first',
      'begins|starts|continues|goes|jumps|restarts|leads at|from|to|on|back|over|with homepage|again|first|last|end|newest|front',
    ],
  },
  {
    asks: 'pages not to be kept twice',
    said: [
      'same|current page|url|one .. again|twice|once|row|ignored|counted|not',
      'already .. history|visited|open|current|seen|there|known',
      'moved|moves|move .. to|at the end|top|front',
      'most|often visited|frequently|frequent',
      'visiting|visit|visited|revisiting .. again|twice|already|once|same|earlier|before|effect|nothing|known',
      'moved|moves|goes to|back .. end|front|it|top|occurrence',
    ],
  },
  {
    asks: 'another kind of move, or several tabs',
    said: [
      'several|two|many|multiple|new tabs|tab',
      'counts|count|counted|is|regarded|treated|recorded|added as|a .. visit|page|entry|twice|new',
      'first .. homepage|home|back',
      'homepage|home first|again|always|only|never|instead|last|too',
      'steps - 1',
      'one more|less',
      'forward|back .. goes|moves|go|move backward|left|opposite',
    ],
  },
  {
    asks: 'what is gone, or was there once, to count as well',
    said: onceThere(),
  },
  {
    asks: 'only some to count, or a condition more',
    said: onlySome(),
  },
  {
    asks: 'a call to have another effect',
    said: [
      ...otherEffects(),
      'never return|returns|reach|reaches|leave|leaves|leads',
      'number of steps|pages made|taken|moved|left|gone|visited',
      'directly|immediately|right|straight after|before|to',
      'twice|double|half as',
      'entry to|is',
      'step|page earlier|later|further|less',
      'previous|former|old url|page',
    ],
  },
  {
    asks: 'another figure to be returned',
    said: otherFigures(),
  },
]
