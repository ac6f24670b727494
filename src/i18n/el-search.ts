import type { enSearch } from './en-search.ts'
import type { Translation } from './translation.ts'

export const elSearch = {
  landing: {
    others: 'Τι αναζητούν πολλοί',
    filter: 'Φίλτρα και ταξινόμηση',
    near: 'Παρόμοια με αυτά',
  },
  search: {
    title: 'Αναζήτηση',
    label: 'Τι ψάχνετε;',
    placeholder: 'Aviator, τιτάνιο, ταρταρούγα…',
    submit: 'Αναζήτηση',
    close: 'Κλείσιμο αναζήτησης',
    suggestions: 'Προτάσεις',
    recent: 'Πρόσφατες αναζητήσεις σε αυτόν τον περιηγητή',
    forget: 'Διαγραφή: «{query}»',
    forgetAll: 'Διαγραφή όλων',
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
