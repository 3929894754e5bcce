const lookAlikes = [
  {
    asks: 'nodes counted in another way',
    said: ['index|indices|counted|count .. from the end|tail|back', 'node from the end|tail'],
  },
  {
    asks: 'a list in another order',
    said: ['sorted|ascending|descending|increasing|decreasing', 'goes on at'],
  },
  {
    asks: 'some values not to be taken, or more to go',
    said: ['already in|contains|present|there'],
  },
  {
    asks: 'another answer to an index that is not there',
    said: ['greater|larger|beyond|too .. appended|append|end|tail'],
  },
  {
    asks: 'a call to have another effect',
    said: ['beyond|greater|larger|too .. appends|append|appended|end|tail|clamped'],
  },
  {
    asks: 'another figure to be returned',
    said: ['index of the|val', 'from|towards the tail|end|back'],
  },
]
