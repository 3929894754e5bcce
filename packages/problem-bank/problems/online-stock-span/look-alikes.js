const lookAlikes = [
  {
    asks: 'prices strictly below the one of the day',
    said: ['strictly', 'equal price|one|day|value|quote .. end|ends|stop|stops|break|breaks|interrupt|interrupts|not'],
  },
  {
    asks: 'prices at or above the one of the day',
    said: ['greater|higher|larger than or equal'],
  },
  {
    asks: 'all earlier days, in a row or not',
    said: ['consecutive or not', 'in total'],
  },
  {
    asks: 'the day itself not to be counted',
    said: [
      'today|itself|current|day .. excluded|not included|counted',
      'not counting|including|counted|included',
      'excluded',
    ],
  },
  {
    asks: 'a limited stretch of days, or some days alone',
    said: ['past|last|latest|recent 5|7|10|30|50|100|k|n'],
  },
  {
    asks: 'only some to count, or a condition more',
    said: ['consecutive or', 'not counted|included'],
  },
  {
    asks: 'another figure to be returned',
    said: ['price|prices|value|day before|after'],
  },
]
