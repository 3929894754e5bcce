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
      'past|last|latest|recent 5|7|10|30|50|100|k|n',
      'at most 5|7|30|50|k|n|seven|thirty day|days|value|values|price|prices|quotes',
      'forget|forgets|forgotten|reset|resets|expire|expires',
      'gap|gaps|interruption|one higher|exception .. allowed|forgiven|permitted|tolerated',
    ],
  },
  {
    asks: 'another figure than the number of days',
    said: [
      'longest .. so far|yet',
      'longest .. seen|ever|any',
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
      'consecutive or',
      'not counted|included',
      'span is|be|may .. most|only|limited|never|least|no|not|more|divided|half',
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
      'price|prices|value|day before|after',
      'minus|plus one',
    ],
  },
]
