const lookAlikes = [
  {
    asks: 'a dot to stand for something else than any one letter',
    said: [
      'one|1 or no|none|nothing|zero|two|several',
      'or none|nothing|no|empty',
      'up to one|a|1|two|2',
      'one and the',
      'the same letter|character|sign',
      'optional|optionally',
      'any number|sequence|amount|run',
      'several|many|two|more letter|letters|character|characters',
      'vowel|vowels|consonant|consonants|digit|digits',
      'dot|dots|wildcard .. not|never|only|just|cannot|also|always|must|same|different',
    ],
  },
]
