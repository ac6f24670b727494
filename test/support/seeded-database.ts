import { inject } from 'vitest'
import { createLastingDatabase } from './shop-process.ts'

/** A copy of the demo data for processes of their own; seeding takes each several seconds. */
export const createSeededDatabase = () =>
  createLastingDatabase({ template: inject('databaseTemplate'), folder: inject('databaseFolder') })
