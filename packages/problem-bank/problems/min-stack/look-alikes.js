const lookAlikes = [
  {
    asks: 'another element than the smallest of all',
    said: [
      'maximum|max|largest|biggest|greatest|highest',
      'smallest|minimum|lowest|least|min below|under|above|beneath|after|before|except|besides|among|pushed|added|seen',
      'smallest|minimum|lowest|least|min .. other|others|rest|remaining|below|beneath|under',
      'smallest|minimum|lowest|least|min .. exactly|once|twice|repeated|unique|distinct|positive|even|odd|neighbours',
      'smallest|minimum|lowest|least|min .. so far|until|since|yet|history|history',
      'smallest|minimum|lowest|least|min .. greater|larger|more|above than',
      'without|excluding|ignoring|skipping|disregarding .. top|one|last|itself',
      'popped|removed|deleted .. too|also|included|count|counts|considered|before|since|already',
      'including .. popped|removed|deleted|top',
      'all|any|every|last|latest|recent pushes|pushed|values pushed|elements pushed',
      'last|latest|recent|newest two|three|four|five|ten|k|n|2|3|4|5|10',
    ],
  },
  {
    asks: 'another element to be read or taken from the stack',
    said: [
      'queue|fifo',
      'remove|removes|removing|delete|deletes|pop|pops the|its smallest|min|minimum|least|lowest',
      'minimum|smallest|min|least|getmin .. and|also|then remove|removes|deletes|delete|takes|pops|pop|erases|discards',
      'pop|pops|remove|removes|take|takes|delete|deletes .. two|three|all|every|both|each elements|values',
      'top|topmost element|value|one .. and takes|removes|pops|deletes|take|remove',
      'pushed|added|inserted|came|entered|placed first|earliest|longest|before',
      'oldest|earliest|second element|value|one|pushed',
    ],
  },
  {
    asks: 'a value not always to be pushed',
    said: [
      'larger|greater|smaller|less|lower|bigger|higher than .. ignored|no|not|effect|discarded|top|push|pushed|current',
      'push|pushes|pushing|pushed .. no|not|nothing|ignored|twice|only|if|unless|instead|under|below',
    ],
  },
  {
    asks: 'another answer of an empty stack',
    said: ['if|when|on|for|from .. stack is empty'],
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
      'at the time of',
      'operation|step|push|pop earlier|before|ago',
      'latest|last push|pop|operation',
    ],
  },
  {
    asks: 'another figure to be returned',
    said: [...otherFigures(), 'passed|gone through', 'from above|below', 'second|third entry|value|number|one'],
  },
]
