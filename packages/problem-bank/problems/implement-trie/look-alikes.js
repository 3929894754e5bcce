const lookAlikes = [
  {
    asks: 'other rules than usual',
    said: [
      'count|counts|how many|number of',
      'wildcard|dot|regex|pattern|asterisk|period',
      'any letter|character',
      'delete|deletes|deleted|erase|remove|removes|removed',
      'suffix|suffixes|ending',
      'ends|end with',
      'insensitive|caseinsensitive',
      'ignoring|ignore|ignores|regardless .. case',
      'xor|bit|binary',
      'list|suggestion',
      'all|every word|of',
      'distance|typo|mismatch|replace|replaced|differs',
      'one letter',
    ],
  },
]
