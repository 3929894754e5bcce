const lookAlikes = [
  {
    asks: 'other rules than usual',
    said: ['exclusive|excluded|exclude|excludes', 'not included', 'maximum|minimum|max|min|largest|smallest'],
  },
  {
    asks: 'a call to have another effect',
    said: ['not|never added|counted|included|summed'],
  },
  {
    asks: 'another figure to be returned',
    said: ['sum|total .. outside|besides|except|absolute|squares|distinct|even|odd'],
  },
]
