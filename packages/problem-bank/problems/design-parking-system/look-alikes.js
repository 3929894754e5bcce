const lookAlikes = [
  {
    asks: 'other sizes of space to do as well',
    said: [
      'larger|bigger|next|higher|any|another space|slot|spot|size|one .. when|if|left|free|instead|too|also',
      'whatever|regardless .. size|type|kind',
      'may|can|could|might|will|is|are|shall use|uses|take|takes|park|parks|stand|stands|occupy|occupies|move|moves .. in|a|the|medium|big|small|larger|bigger|any|two|next|other|another',
      'small|medium|big|large car|cars .. uses|takes|fits|occupies|use|take|occupy|needs|blocks|counts .. medium|big|small|two|three|any|next|both|as',
    ],
  },
  {
    asks: 'the types to be numbered in another way',
    said: ['1|0 .. stands|is|means|denotes|represents .. small', '3 .. big'],
  },
  {
    asks: 'cars to leave again',
    said: [
      'leave|leaves|drive|drives|gone again|after|off|automatically',
      'free|freed|released|vacated again|after',
      'after|when .. cars|calls|arrivals|full .. leaves|leave|emptied|empties|gone|free|cleared|again',
      'third|fifth|tenth|every|each second|next|other|car|time|tenth|third|call .. leaves|after|sent|refused|car|rejected|free|it|come',
    ],
  },
  {
    asks: 'spaces kept back, or another rule of admission',
    said: [
      'reserved|reserve|reserves|kept|keep|keeps .. for|free|back|empty',
      'one|last|first|two|a|half space|slot|spot|of .. always|never|must|remain|free|kept|reserved|each|empty',
      'kept|reserved|saved|held for|back|free',
    ],
  },
  {
    asks: 'a call to have another effect',
    said: ['next larger|smaller|higher|lower|bigger|free'],
  },
]
