const lookAlikes = [
  {
    asks: 'put to do something else than to replace the value',
    said: [
      'store|stores|stored|keep|keeps|add|adds|put|puts .. sum|total|larger|smaller|maximum|minimum|both|first|old|oldest',
      'keeps|keep|retains|retain|preserves|leaves|stays|remains .. old|first|existing|previous|original|larger|smaller|earlier|unchanged',
      'first|old|original|previous|earlier|existing value|one|entry|mapping|put .. stays|kept|remains|wins|counts|retained|stands|restored|survives',
    ],
  },
  {
    asks: 'get to give something else',
    said: ['random'],
  },
  {
    asks: 'a call to have another effect',
    said: [
      'keeps|keep|kept|retains|retain|stays|preserves .. old|first|earlier|previous|original|existing',
      'put does|do|has no|nothing',
      'put .. nothing|ignored|refused',
      'inserted|put|added most',
    ],
  },
]
