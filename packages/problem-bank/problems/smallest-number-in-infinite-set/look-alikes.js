const lookAlikes = [
  {
    asks: 'a set of other numbers',
    said: [
      'nonnegative|0 1 2',
      'all odd|even|prime|negative|squares|multiples',
      'up to n|k|100|1000',
      'n seats|tickets|numbers|hooks|ids',
      'finite',
    ],
  },
  {
    asks: 'several copies of a number',
    said: ['even if .. already|there', 'twice|duplicates allowed'],
  },
  {
    asks: 'another number to be taken',
    said: [
      'back|released|freed|returned last|latest|first|recently|earliest',
      'last|latest|recently|first put|added|released|freed|returned',
      'second smallest|lowest',
      'larger|greater|smaller|after than|the .. last|previous',
    ],
  },
  {
    asks: 'another rule of putting back',
    said: [
      'only|just once',
      'not|never|cannot .. back|again .. twice|more',
      'all numbers|integers above|below|up|smaller|larger',
      'throw|throws|raise|raises|exception|error',
      'reset|resets',
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
      ...otherEffects(
        'has|have|had no effect|influence|consequence',
        'already .. not|removed|removes|moved|ignored|nothing|keeps|kept|stays',
      ),
      'without removing|taking',
      'not|never removed|removing|taken|remove',
      'end|back|last|later|first|once|only|twice .. popped|pop|more',
      'popped|pop last|first|once|twice|again|before|earlier|more|only',
      'once|twice more|only|again',
      'already popped|removed',
      'num +',
      'num plus|minus',
      'every second|third|fifth',
    ],
  },
  {
    asks: 'another figure to be returned',
    said: [...otherFigures(), 'earlier'],
  },
]
