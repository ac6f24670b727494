import type { enLensTerms } from './en-lens-terms.ts'
import type { Translation } from './translation.ts'

export const elLensTerms = {
  lensTerms: {
    uses: {
      far: 'για μακριά',
      near: 'για διάβασμα',
      both: 'για μακριά και κοντά',
      screen: 'για οθόνη',
      none: 'χωρίς βαθμούς',
    },
    types: {
      plano: 'Φακοί χωρίς βαθμούς',
      single: 'Μονοεστιακοί φακοί',
      bifocal: 'Διπλεστιακοί φακοί',
      office: 'Φακοί γραφείου',
      progressive: 'Πολυεστιακοί φακοί',
    },
    materials: {
      '1.50': 'δείκτης 1,50',
      '1.53': 'Trivex 1,53, άθραυστοι',
      '1.56': 'δείκτης 1,56',
      '1.59': 'πολυκαρβονικοί 1,59, άθραυστοι',
      '1.60': 'δείκτης 1,60, λεπτοί',
      '1.67': 'δείκτης 1,67, πολύ λεπτοί',
      '1.74': 'δείκτης 1,74, οι πιο λεπτοί',
    },
    coatings: {
      hard: 'Σκλήρυνση',
      'anti-reflective': 'Αντιανακλαστική επίστρωση και σκλήρυνση',
      'anti-reflective-plus': 'Αντιανακλαστική επίστρωση που καθαρίζεται εύκολα και σκλήρυνση',
    },
    tints: {
      clear: 'Διάφανοι',
      tinted: 'Χρωματισμός',
      gradient: 'Ντεγκραντέ',
      photochromic: 'Φωτοχρωμικοί',
      polarised: 'Πολωτικοί',
    },
    colours: { grey: 'γκρι', brown: 'καφέ', green: 'πράσινο' },
    sources: {
      typed: 'Συνταγή που πληκτρολογήθηκε',
      saved: 'Αποθηκευμένη συνταγή',
      photo: 'Φωτογραφία της συνταγής',
      later: 'Η συνταγή θα σταλεί',
      eye_test: 'Εξέταση όρασης στο κατάστημα',
      none: 'Δεν χρειάζεται συνταγή',
    },
    category: 'κατηγορία {number}',
    visit: 'Μέτρηση στο κατάστημα',
    lenses: 'Φακοί {price}',
  },
} as const satisfies Translation<typeof enLensTerms>
