const lookAlikes = [
  {
    asks: 'another end, or another order, of the queue',
    said: [
      'double|doubleended',
      'peek|peeks|dequeue|pop|pops|remove|removes|removed|first .. back|rear|newest|last|latest|youngest|recent|recently|tail',
      'pop|pops|dequeue|peek|remove|removes|takes .. pushed|added|came|enqueued|inserted last|latest|recently',
      'from|of the back|rear',
      'returns|return|gives|reads|tells|hands the|an element|one|value back|newest|last|latest',
      'push|pushes|enqueue|puts|put|adds|add|inserts .. front|before|ahead|top of|beginning|start|middle',
      'before|ahead|behind .. all|every|any|larger|smaller|even|odd|equal',
      'every|each second|third|other|two|2nd|3rd|time pop|call|one|element|push',
      'return|returns|go|goes|moves|moved|put|placed|come|comes to|back|again the|to|in back|queue|end',
      'popped|removed|dequeued elements|element|value|values',
      'stack .. using|with|from|of .. queue',
      'one|two|only queue',
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
      'empty .. removes|clears|discards|throws|deletes|remove|all|everything|clear|erase|pushed',
      'also|and|then removes|deletes|takes|discards|clears|remove',
      'peek|front .. and removes|remove|takes|deletes|discards',
      'without return|returning',
      'false if|when .. empty',
    ],
  },
  {
    asks: 'elements not to be taken, or to leave by themselves',
    said: [
      'no|not|nothing|never .. if|when|because .. already|contains|queue|full|there|equal',
      'may|can|must|cannot|shall|will never be|again',
      'not|never be pushed|added|enqueued|returned|removed|again',
      'at most|no more|holds|up two|three|five|ten|than|to|2|3|k|n|elements',
      'drops|drop|forgets|discards|loses|evicts|throws the|away|out|oldest',
    ],
  },
  {
    asks: 'another answer of an empty queue',
    said: ['nothing|no element|elements left|there'],
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
      ...otherEffects(
        'forgets|forget|drops|discards|evicts|loses|removes the oldest|newest|latest|bottom|first|earliest',
      ),
      'push|pushes|puts|adds|put|inserts .. at|to the front',
      'push puts .. front',
      'served first|last',
      'put|puts|push|pushes .. twice|double',
    ],
  },
  {
    asks: 'another figure to be returned',
    said: otherFigures(),
  },
]
