const lookAlikes = [
  {
    asks: 'a second value to be added to the first',
    said: [
      'is|are summed|accumulated',
      'both values',
      'already|twice|again .. ignored|rejected|kept|stays|unchanged',
      'first|larger|smaller|higher|lower value|one|number .. stays|counts|kept|remains',
      'multiply|multiplied',
    ],
  },
  {
    asks: 'other keys to be counted',
    said: [
      'suffix|suffixes',
      'longer than',
      'itself .. not|excluded',
      'exactly|only .. equal|length|match|matches',
      'are prefixes|a prefix|prefix of the|prefix given|string|word',
      'not begin|start|beginning|starting',
      'other|all .. than|but|except those',
      'wildcard|dot|any letter',
      'case insensitive|insensitively',
      'upper|lower case .. alike|ignored|same',
    ],
  },
  {
    asks: 'another figure than the sum',
    said: [
      'maximum|minimum|max|min|largest|smallest|highest|lowest|average|mean|product|median|xor',
      'how many|number keys|words|of keys|words|pairs',
      'modulo|mod',
    ],
  },
  {
    asks: 'what is gone, or was there once, to count as well',
    said: onceThere(),
  },
  {
    asks: 'only some to count, or a condition more',
    said: [
      ...onlySome(),
      'even if',
      'prefixes|prefix of prefix|the|it|given',
      'are|is prefixes',
      'keys|words that are|end|contain',
    ],
  },
  {
    asks: 'a call to have another effect',
    said: [
      ...otherEffects(),
      'sum .. removes|deletes|clears|resets',
      'existing|known|already|again|second .. adds|added|ignored|kept|increases|nothing|keeps|effect',
      'adds to',
      'counted .. removed|removes|once',
      'all|every prefixes',
      'sum returns the number|count|largest',
    ],
  },
  {
    asks: 'another figure to be returned',
    said: [...otherFigures()],
  },
]
