const lookAlikes = [
  {
    asks: 'other rules than usual',
    said: [
      'zero or more',
      'any number|sequence',
      'several|many letter|character',
      'asterisk|star|regex|regular',
      'question mark',
      'prefix|suffix',
      'starts|begins|ends|start|begin|end with',
      'count|counts|how many|number of',
      'delete|deletes|remove|removes',
      'insensitive|caseinsensitive',
      'ignoring|ignore|ignores|regardless .. case',
      'subsequence|anagram',
      'vowel|consonant|digit',
      'at most one',
      'no letter',
      'optional|nothing|none',
    ],
  },
]
