import { readConfig } from '../src/server/config.ts'
import { serve } from '../src/server/serve.ts'

/** The API without the built storefront: `npm run dev` renders the pages itself. */
await serve(readConfig())
