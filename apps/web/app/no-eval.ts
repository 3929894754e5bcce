import { config } from 'zod'

// Otherwise zod tries whether it may make code from strings, as soon as a schema is stated. The content policy forbids
// that, and the browser reports each try.
config({ jitless: true })
