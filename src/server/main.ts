import { readConfig } from './config.ts'
import { exitOnUncaught } from './log/exit-on-uncaught.ts'
import { loadFront } from './pages/front.ts'
import { serve } from './serve.ts'

exitOnUncaught()
await serve(readConfig(), await loadFront(new URL('../../dist/', import.meta.url)))
