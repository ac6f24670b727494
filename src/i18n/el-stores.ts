import type { enStores } from './en-stores.ts'
import type { Translation } from './translation.ts'

export const elStores = {
  storeState: {
    open: 'Ανοικτό τώρα · κλείνει στις {time}',
    closedNow: 'Κλειστό τώρα',
    closedToday: 'Κλειστό σήμερα',
    closedFor: 'Κλειστό σήμερα ({reason})',
    opensToday: 'ανοίγει σήμερα στις {time}',
    opensTomorrow: 'ανοίγει αύριο στις {time}',
    opensOn: [
      'ανοίγει την Κυριακή στις {time}',
      'ανοίγει τη Δευτέρα στις {time}',
      'ανοίγει την Τρίτη στις {time}',
      'ανοίγει την Τετάρτη στις {time}',
      'ανοίγει την Πέμπτη στις {time}',
      'ανοίγει την Παρασκευή στις {time}',
      'ανοίγει το Σάββατο στις {time}',
    ],
    opensLater: 'ανοίγει {day} στις {time}',
  },
  nextEyeExam: {
    title: 'Επόμενη εξέταση όρασης',
    at: '{day} στις {time}',
    choose: 'Επιλογή ώρας',
    free: 'δωρεάν',
  },
} as const satisfies Translation<typeof enStores>
