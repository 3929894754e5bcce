const lookAlikes = [
  {
    asks: 'another element than the smallest of all',
    said: [
      'maximum|max|largest|biggest|greatest|highest',
      'smallest|minimum|lowest|least|min .. exactly|once|twice|repeated|unique|distinct|positive|even|odd|neighbours',
      'smallest|minimum|lowest|least|min .. so far|until|since|yet|history|history',
      'popped|removed|deleted .. too|also|included|count|counts|considered|before|since|already',
    ],
  },
  {
    asks: 'another element to be read or taken from the stack',
    said: ['queue|fifo', 'remove|removes|removing|delete|deletes|pop|pops the|its smallest|min|minimum|least|lowest'],
  },
  {
    asks: 'a value not always to be pushed',
    said: ['push|pushes|pushing|pushed .. no|not|nothing|ignored|twice|only|if|unless|instead|under|below'],
  },
  {
    asks: 'what is gone, or was there once, to count as well',
    said: [
      'ever pushed|added|inserted|put|stored|posted|seen|made|on|in|been|held|had|recorded|asked|was|were',
      'was|were|has|have|had ever',
      'popped|removed|deleted|gone|evicted|taken|returned|there or not',
      'even|also if|after|though|when .. removed|popped|deleted|gone|evicted|since|never|left|out',
      'since the|it|its creation|created|beginning|previous|last|start|stack|queue|set|map|cache|object',
    ],
  },
  {
    asks: 'only some to count, or a condition more',
    said: ['second smallest|largest|latest|newest|oldest|most|highest|lowest|last|best|one'],
  },
  {
    asks: 'a call to have another effect',
    said: ['at the time of', 'latest|last push|pop|operation'],
  },
]
