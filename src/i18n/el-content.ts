import type { enContent } from './en-content.ts'
import type { Translation } from './translation.ts'

export const elContent = {
  content: {
    contents: 'Σε αυτή τη σελίδα',
    updated: 'Τελευταία αλλαγή: {day}.',
    askUs: 'Ρωτήστε έναν οπτικό',
    askUsText: 'Γράψτε μας, τηλεφωνήστε ή περάστε: όποιος σας απαντά είναι κι αυτός που θα εφαρμόσει τον σκελετό σας.',
    askUsAction: 'Κλείστε ραντεβού',
    licence: 'Άδεια καταστήματος οπτικών',
    address: 'Διεύθυνση',
    openMap: '{store} στο OpenStreetMap (ανοίγει σε νέα καρτέλα)',
  },
  fit: {
    reader: 'Οι αριθμοί των γυαλιών που φοράτε',
    show: 'Δείτε τι σας ταιριάζει',
    outOfRange: '{name}: σε σκελετούς είναι από {min} έως {max} mm.',
    widths: {
      narrow: 'Περίπου {width} mm: στενή πρόσοψη.',
      medium: 'Περίπου {width} mm: μεσαία πρόσοψη.',
      wide: 'Περίπου {width} mm: φαρδιά πρόσοψη.',
    },
    prompt: 'Γράψτε τους τρεις αριθμούς για να δείτε πόσο φαρδιά είναι η πρόσοψη.',
    classes: { narrow: 'Στενή', medium: 'Μεσαία', wide: 'Φαρδιά' },
    nearest: 'Τα πιο κοντινά στο {numbers}',
    nearestText: 'Διαθέσιμοι σκελετοί, ένας από κάθε μοντέλο, πρώτα ο πιο κοντινός σε μέγεθος.',
    nearestFailed: 'Δεν ήταν δυνατή η φόρτωση των σκελετών. Παρακαλούμε δοκιμάστε αργότερα.',
    numbers: '{lens} □ {bridge} – {temple}',
    drawing:
      'Ένας σκελετός από μπροστά και ο βραχίονάς του από το πλάι. Ο φακός έχει πλάτος 52 mm, η γέφυρα ανάμεσα στους φακούς 18 mm και ο βραχίονας μήκος 145 mm ως την άκρη του· οι τρεις αριθμοί γράφονται στην εσωτερική πλευρά του βραχίονα ως 52 □ 18 – 145.',
    lens: 'φακός',
    bridge: 'γέφυρα',
    temple: 'βραχίονας',
  },
} as const satisfies Translation<typeof enContent>
