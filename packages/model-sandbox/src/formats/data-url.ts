import { z } from 'zod'
import type { Picture } from '../script.ts'

/** A picture as OpenAI's formats carry it: `data:image/png;base64,...`. An address elsewhere is not played. */
export const DataUrl = z
  .string()
  .regex(/^data:[^;,]+;base64,/, 'Only pictures sent as data are read.')
  .transform((url): Picture => {
    const comma = url.indexOf(',')
    return { mediaType: url.slice('data:'.length, comma - ';base64'.length), base64: url.slice(comma + 1) }
  })
