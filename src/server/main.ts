import { readConfig } from './config.ts'
import { exitOnUncaught } from './log/exit-on-uncaught.ts'
import { loadStorefrontBundle } from './rendering/storefront-bundle.ts'
import { serve } from './serve.ts'

exitOnUncaught()
await serve(readConfig(), () => loadStorefrontBundle(new URL('../../dist/', import.meta.url)))
