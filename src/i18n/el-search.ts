import type { enSearch } from './en-search.ts'
import type { Translation } from './translation.ts'

export const elSearch = {
  search: {
    title: 'Αναζήτηση',
    label: 'Τι ψάχνετε;',
    placeholder: 'Aviator, τιτάνιο, ταρταρούγα…',
    submit: 'Αναζήτηση',
    close: 'Κλείσιμο αναζήτησης',
    suggestions: 'Προτάσεις',
    collections: 'Συλλογές',
    frames: 'Προϊόντα',
    seeAll: {
      one: 'Δείτε το ένα αποτέλεσμα για «{query}»',
      other: 'Δείτε και τα {count} αποτελέσματα για «{query}»',
    },
    count: { one: '{count} πρόταση. Επιλέξτε με τα βέλη.', other: '{count} προτάσεις. Επιλέξτε με τα βέλη.' },
    nothing: 'Δεν βρέθηκε τίποτα για «{query}». Δοκιμάστε μια μάρκα, ένα σχήμα ή ένα χρώμα.',
    failed: 'Οι προτάσεις δεν είναι διαθέσιμες αυτή τη στιγμή. Πατήστε Enter για αναζήτηση.',
  },
} as const satisfies Translation<typeof enSearch>
