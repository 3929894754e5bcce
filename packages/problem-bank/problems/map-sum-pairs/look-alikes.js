const lookAlikes = [
  {
    asks: 'other keys to be counted',
    said: ['longer than', 'itself .. not|excluded'],
  },
  {
    asks: 'another figure than the sum',
    said: ['maximum|minimum|max|min|largest|smallest|highest|lowest|average|mean|product|median|xor'],
  },
  {
    asks: 'only some to count, or a condition more',
    said: ['leaves|leaving|leave out|aside', 'itself .. not|never|excluded', 'keys|words that are|end|contain'],
  },
  {
    asks: 'a call to have another effect',
    said: ['existing|known|already|again|second .. adds|added|ignored|kept|increases|nothing|keeps|effect', 'adds to'],
  },
]
