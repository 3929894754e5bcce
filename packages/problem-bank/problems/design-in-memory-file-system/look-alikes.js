const lookAlikes = [
  {
    asks: 'the content to be replaced, or put elsewhere',
    said: [
      'old content .. lost|deleted|removed',
      'prepend|prepends|prepended',
      'front|beginning of the|its file|content|text',
      'insert|inserts content|text at',
      'once|first write|content counts|stays',
    ],
  },
  {
    asks: 'another listing',
    said: [
      'recursive|recursively|subdirectories|descendants|nested|subfolders',
      'order .. created|creation|made|insertion|added',
      'reverse|reversed|descending',
      'directories|folders first|before|last|after|only',
      'files first|before|last|after|only',
      'only|just files|directories|folders',
      'full|complete path|paths',
      'case insensitive|insensitively',
    ],
  },
  {
    asks: 'missing directories, or what exists, to be treated in another way',
    said: [
      'does|do nothing',
      'parent|parents .. not|missing',
      'throw|throws|raise|raises|exception|error',
      'empty list|string if|when',
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
      'empties|clears|deletes|removes|erases|truncates|also it|file',
      'replaces|overwrites|replace',
      'fails|fail|refuses|nothing|ignored if|when|unless',
      'does|do not .. parent',
      'also|too lists|shows|removes|deletes|contents',
      'same|alike|equal .. case|names',
      'empties|clears the file',
      'single time',
    ],
  },
  {
    asks: 'another figure to be returned',
    said: [
      ...otherFigures(),
      'last|latest|first|newest|recent content|text|line|appended|written|addition',
      'appended|added|written last|latest|first|recently',
      'ls .. of|for a file .. content|contents|length|size',
      'ls of',
      'full|complete paths|names',
    ],
  },
]
