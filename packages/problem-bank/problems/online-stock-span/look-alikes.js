const lookAlikes = [
  {
    asks: 'prices strictly below the one of the day',
    said: [
      'strictly',
      'equal price|one|day|value|quote .. end|ends|stop|stops|break|breaks|interrupt|interrupts|not',
      'not|never|without equal',
      'unequal',
    ],
  },
  {
    asks: 'prices at or above the one of the day',
    said: [
      'greater|higher|larger or equal',
      'greater|higher|larger than or equal',
      'at least today|todays|as high|as much|as large|that',
      'not|never|no less|lower|smaller|below|cheaper',
      'did not|never fall|drop|fell',
    ],
  },
  {
    asks: 'all earlier days, in a row or not',
    said: [
      'consecutive or not',
      'not necessarily|have|need|required .. consecutive|adjacent|contiguous|successive',
      'in total',
      'altogether',
      'nonconsecutive',
      'all|any earlier|previous|past|former|preceding day|days|price|prices|value|values',
    ],
  },
  {
    asks: 'the day itself not to be counted',
    said: [
      'today|itself|current|day .. excluded|not included|counted',
      'excluding|exclusive|without|except today|itself|the|that',
      'not counting|including|counted|included',
      'excluded',
    ],
  },
  {
    asks: 'a limited stretch of days, or some days alone',
    said: [
      'week|weekly|month|window|weekend|weekends',
      'past|last|latest|recent 5|7|10|30|50|100|k|n',
      'at most 5|7|30|50|k|n|seven|thirty day|days|value|values|price|prices|quotes',
      'forget|forgets|forgotten|reset|resets|expire|expires',
      'gap|gaps|interruption|one higher|exception .. allowed|forgiven|permitted|tolerated',
    ],
  },
  {
    asks: 'another figure than the number of days',
    said: [
      'sum|total|average|mean|median|lowest|cheapest|minimum of|price|prices',
      'longest .. so far|yet',
      'longest .. seen|ever|any',
      'index|position of',
      'profit|gain|rise|rises|increase|difference',
      'rising|increasing|ascending|growing day|price|run|streak',
      'distinct|different price|prices|value|values',
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
      'need|needs|must|have not|to',
      'consecutive or',
      'not|need .. be|consecutive|adjacent|neighbouring|contiguous',
      'not counted|included',
      'at most seven|five|ten|k|7|10|5|30|two|three',
      'span is|be|may .. most|only|limited|never|least|no|not|more|divided|half',
      'capped|limited|limit|cap',
      'equal|same .. end|ends|not|stop',
      'strictly|lower|cheaper|below',
      'tolerated|allowed|forgiven|permitted',
      'resets|reset|forget|ignored|skipped',
      'twice|distinct',
    ],
  },
  {
    asks: 'a call to have another effect',
    said: [...otherEffects(), 'yesterday|yesterdays|tomorrow|tomorrows', 'skips|skip|omits'],
  },
  {
    asks: 'another figure to be returned',
    said: [
      ...otherFigures(),
      'number|count of days|prices .. higher|lower|equal|greater|with',
      'greater|larger|above price|prices|than',
      'price|prices|value|day before|after',
      'returns|return|gives the price|longest|largest|index|first|average',
      'index|highest',
      'minus|plus one',
    ],
  },
]
