const lookAlikes = [
  {
    asks: 'another element than the smallest of all',
    said: [
      'maximum|max|largest|biggest|greatest|highest',
      'median|middle|mode|sum',
      'absolute|magnitude|positive|nonnegative value|element|number|one',
      'smallest|minimum|lowest|least|min below|under|above|beneath|after|before|except|besides|among|pushed|added|seen',
      'smallest|minimum|lowest|least|min .. other|others|rest|remaining|below|beneath|under',
      'smallest|minimum|lowest|least|min .. exactly|once|twice|repeated|unique|distinct|positive|even|odd|neighbours',
      'smallest|minimum|lowest|least|min .. so far|until|since|yet|history|history',
      'smallest|minimum|lowest|least|min .. greater|larger|more|above than',
      'so far|seen',
      'without|excluding|ignoring|skipping|disregarding .. top|one|last|itself',
      'not counting|including|considering|the',
      'below|beneath|under the|it',
      'popped|removed|deleted .. too|also|included|count|counts|considered|before|since|already',
      'including .. popped|removed|deleted|top',
      'all|any|every|last|latest|recent pushes|pushed|values pushed|elements pushed',
      'last|latest|recent|newest two|three|four|five|ten|k|n|2|3|4|5|10',
      'difference|distance|gap|product',
    ],
  },
  {
    asks: 'where or how often the minimum is, rather than its value',
    said: [
      'index|position|depth|height|place|rank of|at|where|from|in',
      'how many|often|deep|far',
      'counting',
      'frequency|frequent|frequently|occurrence|occurrences',
    ],
  },
  {
    asks: 'another element to be read or taken from the stack',
    said: [
      'queue|fifo',
      'bottom',
      'remove|removes|removing|delete|deletes|pop|pops the|its smallest|min|minimum|least|lowest',
      'minimum|smallest|min|least|getmin .. and|also|then remove|removes|deletes|delete|takes|pops|pop|erases|discards',
      'pop|pops|remove|removes|take|takes|delete|deletes .. two|three|all|every|both|each elements|values',
      'two|three|all|both|every top|topmost|copies|copy|occurrences|occurrence|equal',
      'top|topmost element|value|one .. and takes|removes|pops|deletes|take|remove',
      'pushed|added|inserted|came|entered|placed first|earliest|longest|before',
      'oldest|earliest|second element|value|one|pushed',
      'increment|swap|reverse|rotate|sort|sorted',
    ],
  },
  {
    asks: 'a value not always to be pushed',
    said: [
      'replace|replaces|replaced|overwrite|overwrites|merge|merged|merges',
      'already|equal|equals|same .. stack|top|pushed|value|it|val',
      'larger|greater|smaller|less|lower|bigger|higher than .. ignored|no|not|effect|discarded|top|push|pushed|current',
      'push|pushes|pushing|pushed .. no|not|nothing|ignored|twice|only|if|unless|instead|under|below',
      'capacity|full|bounded|limited|limit|overflow|room',
      'duplicates|duplicate|copies|distinct|unique .. not|ignored|never|once|removed|rejected|only|discarded',
    ],
  },
  {
    asks: 'another answer of an empty stack',
    said: [
      '-1|exception|throw|error|infinity|null|sentinel',
      'empty .. returns|return|gives|give|is|getmin|top|yields|answer 0|-1|null|zero|none',
      'if|when|on|for|from .. stack is empty',
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
