import type { adminEnToday } from './admin-en-today.ts'
import type { Translation } from './translation.ts'

export const adminElToday = {
  today: {
    title: 'Σήμερα',
    orders: 'Παραγγελίες σε αναμονή',
    waiting: {
      pending: 'Προς επιβεβαίωση',
      confirmed: 'Προς συσκευασία',
      in_fulfilment: 'Συσκευάζονται',
      ready_for_collection: 'Προς παραλαβή',
    },
    since: 'η παλαιότερη από {moment}',
    noneWait: 'καμία σε αναμονή',
    bookings: 'Σημερινά ραντεβού',
    noBookings: 'Δεν υπάρχει ραντεβού σήμερα.',
    requests: {
      one: '{count} αίτημα για ραντεβού δεν έχει ακόμη ώρα.',
      other: '{count} αιτήματα για ραντεβού δεν έχουν ακόμη ώρα.',
    },
    lowStock: 'Τελειώνουν',
    lowStockCount: {
      one: '{count} προϊόν έχει δύο τεμάχια ή λιγότερα σε όλα τα καταστήματα.',
      other: '{count} προϊόντα έχουν δύο τεμάχια ή λιγότερα σε όλα τα καταστήματα.',
    },
    allLowStock: 'Όλα τους',
    noLowStock: 'Όλα τα προϊόντα έχουν πάνω από δύο τεμάχια.',
    pieces: { one: '{count} τεμάχιο', other: '{count} τεμάχια' },
    soldOut: 'εξαντλήθηκε',
    sales: 'Πωλήσεις 30 ημερών',
    salesText:
      'Οι παραγγελίες των τελευταίων 30 ημερών μαζί με σήμερα, σε σύγκριση με τις 30 προηγούμενες. Περιλαμβάνονται ΦΠΑ και μεταφορικά· όχι όσες ακυρώθηκαν ή επιστράφηκαν.',
    last: 'Τελευταίες 30 ημέρες',
    before: 'Οι 30 προηγούμενες',
    orderCount: { one: '{count} παραγγελία', other: '{count} παραγγελίες' },
    change: '{percent} σε σχέση με τις 30 προηγούμενες ημέρες',
    noChange: 'Οι 30 προηγούμενες ημέρες δεν είχαν πωλήσεις.',
    figures: 'Τα ποσά σε πίνακα',
    chart:
      'Πωλήσεις ανά ημέρα: οι στήλες είναι οι τελευταίες 30 ημέρες, η γραμμή οι 30 προηγούμενες. Ακολουθούν τα ποσά σε πίνακα.',
    day: 'Ημέρα',
    total: 'Σύνολο',
  },
} as const satisfies Translation<typeof adminEnToday>
