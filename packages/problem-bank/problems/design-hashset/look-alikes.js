const lookAlikes = [
  {
    asks: 'several copies of a key',
    said: ['how many times|often'],
  },
  {
    asks: 'keys that leave by themselves',
    said: ['contains .. removes|deletes|also|clears|takes|adds|inserts'],
  },
  {
    asks: 'keys that are nearly the same to count as well',
    said: ['one|1 larger|smaller|more|less|off'],
  },
  {
    asks: 'another effect of a call',
    said: [
      'already .. removed|remove|removes|deleted|error|throw|raise',
      'was|were|has|been ever',
      'even|also|still if|after|though|when|true .. removed|removed|deleted|gone|not|since|later',
      'added|inserted|put last|latest|first|earliest|most|recently',
      'already .. there|in|present .. removes|removed|error|toggle|toggles|moved|taken',
    ],
  },
  {
    asks: 'what is gone, or was there once, to count as well',
    said: [
      'ever pushed|added|inserted|put|stored|posted|seen|made|on|in|been|held|had|recorded|asked|was|were',
      'was|were|has|have|had ever',
      'even|also if|after|though|when .. removed|popped|deleted|gone|evicted|since|never|left|out',
    ],
  },
  {
    asks: 'a call to have another effect',
    said: [
      'already .. not|removed|removes|moved|ignored|nothing|keeps|kept|stays',
      'disappear|disappears|vanish|vanishes|expire|expires|expired|lifetime|outdated',
      'add|adding|adds removes|deletes|toggles|evicts|clears|drops|silently',
      'removes the key if',
    ],
  },
]
