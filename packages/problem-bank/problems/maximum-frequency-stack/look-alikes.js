const lookAlikes = [
  {
    asks: 'the least frequent value',
    said: ['least frequent|often|common', 'lowest|smallest|minimum frequency|count'],
  },
  {
    asks: 'another choice among values that are equally frequent',
    said: [
      'tie|ties|equally|several .. first|oldest|earliest|smallest|largest|lowest|bottom|greatest|biggest|higher|lower value|pushed|added|one|closest|nearest|is|goes',
      'closest|nearest|next .. bottom',
      'pushed|added|inserted first|earliest',
    ],
  },
  {
    asks: 'another measure of how often a value is there',
    said: ['popped|removed|taken .. included|count|counts|counted|too|also'],
  },
  {
    asks: 'more or fewer values to be removed',
    said: ['removes|removing|remove all|every|each|both'],
  },
  {
    asks: 'a call to have another effect',
    said: [
      'oldest|newest|bottom|first .. discarded|dropped|forgotten|lost|evicted|removed|leaves|forgets|thrown|falls',
    ],
  },
  {
    asks: 'another figure to be returned',
    said: ['least often|frequent|frequently|common'],
  },
]
