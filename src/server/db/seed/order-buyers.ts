import type { Language } from '../../../domain/shop-facts.ts'
import { BUYER_PLACES, MORE_BUYERS } from './more-buyers.ts'

export interface SeedBuyer {
  firstName: string
  lastName: string
  email: string
  phoneNumber: string
  address: string
  city: string
  postalCode: string
  language: Language
}

const buyer = (
  [firstName, lastName, name]: readonly [string, string, string],
  phoneNumber: string,
  [address, city, postalCode]: readonly [string, string, string],
  language: Language = 'el',
): SeedBuyer => ({
  firstName,
  lastName,
  email: `${name}@example.com`,
  phoneNumber,
  address,
  city,
  postalCode,
  language,
})

const more = (name: [string, string, string], at: number): SeedBuyer => {
  const [street, city, postalCode, latinStreet, latinCity] = BUYER_PLACES[at % BUYER_PLACES.length] ?? BUYER_PLACES[0]
  const phoneNumber = `+357 ${95 + (at % 5)} ${100_000 + ((at * 48_271) % 900_000)}`
  const isGreek = /\p{Script=Greek}/u.test(name[0])
  return isGreek
    ? buyer(name, phoneNumber, [street, city, postalCode])
    : buyer(name, phoneNumber, [latinStreet, latinCity, postalCode], 'en')
}

/** Invented people, as they write themselves. The account of the demo user `maria` is among them. */
export const ORDER_BUYERS: readonly SeedBuyer[] = [
  buyer(['Ελένη', 'Παπαδοπούλου', 'eleni.papadopoulou'], '+357 99 410233', ['Λήδρας 112', 'Λευκωσία', '1011']),
  buyer(['Giorgos', 'Ioannou', 'g.ioannou'], '99 552 018', ['Makariou 45', 'Limassol', '3065'], 'en'),
  buyer(['Χρυστάλλα', 'Νικολάου', 'chrystalla.n'], '99781264', ['Ποσειδώνος 8', 'Πάφος', '8042']),
  buyer(
    ['James', 'Whitfield', 'james.whitfield'],
    '+44 7700 900812',
    ['Tombs of the Kings 77', 'Paphos', '8046'],
    'en',
  ),
  buyer(['Ανδρέας', 'Χατζηγεωργίου', 'a.chatzigeorgiou'], '+357 96 330 471', ['Αθηνών 19', 'Λάρνακα', '6023']),
  buyer(['Μαρία', 'Κωνσταντίνου', 'maria.konst'], '97 114 590', ['Αγίας Φυλάξεως 203', 'Λεμεσός', '3083']),
  buyer(['Sofia', 'Demetriou', 'sofia.demetriou'], '+35799208811', ['Stasinou 5', 'Nicosia', '1060'], 'en'),
  buyer(['Παναγιώτης', 'Μιχαηλίδης', 'pmichaelides'], '99 67 45 12', ['Ευαγόρου 31', 'Παραλίμνι', '5280']),
  buyer(['Anna', 'Lindqvist', 'anna.lindqvist'], '+357 94 022 617', ['Amathountos 14', 'Limassol', '4532'], 'en'),
  buyer(['Ξένια', 'Γεωργίου', 'xenia.georgiou'], '+357 99 875 320', ['Κέννεντυ 60', 'Λευκωσία', '1076']),
  buyer(['Stelios', 'Charalambous', 'stelios.ch'], '96-778-105', ['Nikis 22', 'Larnaca', '6037'], 'en'),
  buyer(['Θεοδώρα', 'Αντωνίου', 'theodora.antoniou'], '+357 97 645 208', ['28ης Οκτωβρίου 3', 'Αγία Νάπα', '5330']),
  buyer(['Maria', 'Georgiou', 'maria'], '+357 99 123456', ['Makariou III 12', 'Nicosia', '1065'], 'en'),
  ...MORE_BUYERS.map(more),
]
