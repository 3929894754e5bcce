/** In which way a first draft errs; `none` is right at once. */
export type Slip =
  | 'off by one'
  | 'wrong base'
  | 'time limit'
  | 'wrong type'
  | 'missed edge'
  | 'wrong order'
  | 'syntax'
  | 'wrong name'
  | 'none'
