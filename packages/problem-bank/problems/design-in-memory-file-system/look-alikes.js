const lookAlikes = [
  {
    asks: 'the content to be replaced, or put elsewhere',
    said: [
      'replace|replaces|replaced|replacing|overwrite|overwrites|overwritten|overwriting',
      'old content .. lost|deleted|removed',
      'prepend|prepends|prepended',
      'front|beginning of the|its file|content|text',
      'insert|inserts content|text at',
      'line|lines|newline|separated',
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
      'size|sizes|length|number of',
      'how many',
      'hidden|dot|extension|extensions',
      'case insensitive|insensitively',
    ],
  },
  {
    asks: 'missing directories, or what exists, to be treated in another way',
    said: [
      'does|do nothing',
      'nothing happens|is',
      'parent|parents .. not|missing',
      'throw|throws|raise|raises|exception|error',
      'false|null|none if|when|otherwise',
      'empty list|string if|when',
      'ignored|ignore|refused|rejected',
    ],
  },
  {
    asks: 'more than such a file system does',
    said: [
      'quota|capacity|limit|limited|permission|permissions|owner|user',
      'delete|deletes|deleted|remove|removes|removed|rename|move|moves|copy|copies',
      'link|links|symlink|relative|wildcard|wildcards',
      'version|versions|history|undo|timestamp|expire|expires',
      'compressed|encrypted|reversed',
    ],
  },
]
