const lookAlikes = [
  {
    asks: 'another listing',
    said: [
      'recursive|recursively|subdirectories|descendants|nested|subfolders',
      'order .. created|creation|made|insertion|added',
      'reverse|reversed|descending',
      'directories|folders first|before|last|after|only',
    ],
  },
  {
    asks: 'missing directories, or what exists, to be treated in another way',
    said: ['does|do nothing', 'parent|parents .. not|missing'],
  },
  {
    asks: 'a call to have another effect',
    said: ['replaces|overwrites|replace', 'fails|fail|refuses|nothing|ignored if|when|unless'],
  },
]
