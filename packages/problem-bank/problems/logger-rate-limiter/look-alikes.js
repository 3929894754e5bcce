const lookAlikes = [
  {
    asks: 'messages that are held back to count as well',
    said: ['anew|afresh', 'received|arrived|seen|came in|within|during|less .. 10|ten'],
  },
  {
    asks: 'all messages to share one limit',
    said: ['whatever .. it|says|message|text', 'any|one|single message|messages .. every|each|per 10|ten'],
  },
  {
    asks: 'messages that are nearly the same to be the same',
    said: ['upper|lower|capital case|letters'],
  },
  {
    asks: 'another stretch of time',
    said: ['3|5|15|20|30|60|100|k|n|five|fifteen|twenty|thirty|sixty second|seconds'],
  },
  {
    asks: 'a message to be printed more, or less, often',
    said: ['more often'],
  },
  {
    asks: 'a call to have another effect',
    said: [
      'exactly 10|ten',
      '10|ten .. later .. still|not|held|back',
      'still held|blocked|not|refused',
      'resets|anew|extends|prolongs',
    ],
  },
  {
    asks: 'another figure to be returned',
    said: ['held|kept back'],
  },
]
