import { lockFolder } from '../../src/server/db/lock-folder.ts'

/** Claims the folder that is named and keeps it until it is killed, for tests; says `held` or why not. */
try {
  lockFolder(process.argv[2] ?? '')
  console.log('held')
  setInterval(() => {}, 60_000)
} catch (error) {
  console.log((error as Error).message)
}
