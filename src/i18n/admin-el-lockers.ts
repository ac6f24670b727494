import type { adminEnLockers } from './admin-en-lockers.ts'
import type { Translation } from './translation.ts'

export const adminElLockers = {
  lockerField: {
    find: 'Θυρίδα',
    results: 'Θυρίδες',
    none: 'Δεν διαλέξατε ακόμη θυρίδα.',
  },
} as const satisfies Translation<typeof adminEnLockers>
