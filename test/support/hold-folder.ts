import { lockFolder } from '../../src/server/db/lock-folder.ts'

/** Locks the given folder until the process is killed; prints `held` or the error. */
try {
  lockFolder(process.argv[2] ?? '')
  console.log('held')
  setInterval(() => {}, 60_000)
} catch (error) {
  console.log((error as Error).message)
}
