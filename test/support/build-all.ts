import { buildAll } from '../../scripts/build.ts'

/** Once, before test files that run at the same time need the builds. */
export const setup = () => buildAll()
