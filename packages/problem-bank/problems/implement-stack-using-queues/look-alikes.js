const lookAlikes = [
  {
    asks: 'another end, or another order, of the stack',
    said: [
      'minimum|max|min|largest|smallest|greatest|lowest|highest',
      'before|ahead|behind .. all|every|any|larger|smaller|even|odd|equal',
      'every|each second|third|other|two|2nd|3rd|time pop|call|one|element|push',
      'popped|dequeued elements|element|value|values',
      'bottom|oldest|earliest|lowermost|random',
      'pushed|added|came|inserted first|earliest|before',
      'push|pushes|puts|put|adds|add|inserts|lays .. under|below|beneath|bottom|between|middle|behind',
      'moved|moves|move|goes|go|comes|rises|returns to|back the|to top|bottom',
      'queue .. using|with|from|of .. stack',
      'two|only stack',
    ],
  },
  {
    asks: 'a method to give or to do something else',
    said: [
      'number|count|amount|size|length left|remaining',
      'elements|values|many|them left|remaining|remain|inside',
      'ever pushed|was|been|used|held',
      'was|were|has ever',
      'true .. holds|contains|left|element|elements|something|full|not',
      'empty .. removes|clears|discards|throws|deletes|remove|everything|clear|erase|pushed',
      'also|and|then removes|deletes|takes|discards|clears|remove',
      'without return|returning',
      'false if|when .. empty',
      'after|before removing|the removal|pop|popping|removal|old',
      'top|peek .. and removes|remove|takes|pops|deletes|discards',
      'empty .. throws|removes|away|discards|clears',
    ],
  },
  {
    asks: 'elements not to be taken, or to leave by themselves',
    said: [
      'no|not|nothing|never .. if|when|because .. already|contains|queue|full|there|equal',
      'not|never be pushed|added|enqueued|returned|removed|again',
      'at most|no more|holds|up two|three|five|ten|than|to|2|3|k|n|elements',
      'drops|drop|forgets|discards|loses|evicts|throws the|away|out|oldest',
      'never|not pushed|added|taken|put',
      'forgets|forget|drops|loses|discards the|its',
    ],
  },
  {
    asks: 'another answer of an empty stack',
    said: ['nothing|no element|elements left|there', 'nothing element|elements|there'],
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
      'order in which',
      'after two|three|five pops|pushes|calls',
      'beneath|underneath .. returned|returns|it',
      'but|and returns the element|one|value beneath|below|under|second',
      'came|went|pushed|put first|in .. come|comes|served|leaves out|first',
    ],
  },
  {
    asks: 'another figure to be returned',
    said: otherFigures(),
  },
]
