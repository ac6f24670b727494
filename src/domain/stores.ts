/** Minutes since midnight, Europe/Nicosia; index 0 is Sunday. `null` means closed. */
export type OpeningHours = readonly ({ readonly opens: number; readonly closes: number } | null)[]

const at = (opens: number, closes: number) => ({ opens: opens * 60, closes: closes * 60 })

export interface Store {
  id: string
  name: string
  nameEl: string
  address: string
  addressEl: string
  phone: string
  latitude: number
  longitude: number
  /** How many appointments the store can take at the same time. */
  seats: number
  opening: OpeningHours
  /** Of the optical shop; empty until it is entered. */
  licence: string
  /** For good. What refers to the store still finds its name. */
  isClosed: boolean
}
export type StoreId = Store['id']

/** The first stores. Addresses, phones and map positions are demo data until the real ones are entered. */
export const STORES: readonly [Store, Store, Store] = [
  {
    id: 'nicosia',
    name: 'Nicosia',
    nameEl: 'Λευκωσία',
    address: '14 Ledras Street, 1011 Nicosia',
    addressEl: 'Λήδρας 14, 1011 Λευκωσία',
    phone: '+357 22 000 101',
    latitude: 35.1739,
    longitude: 33.3616,
    seats: 2,
    opening: [null, at(9, 19), at(9, 19), at(9, 19), at(9, 19), at(9, 19), at(9, 19)],
    licence: '',
    isClosed: false,
  },
  {
    id: 'limassol',
    name: 'Limassol',
    nameEl: 'Λεμεσός',
    address: '52 Anexartisias Street, 3036 Limassol',
    addressEl: 'Ανεξαρτησίας 52, 3036 Λεμεσός',
    phone: '+357 25 000 102',
    latitude: 34.6756,
    longitude: 33.0441,
    seats: 2,
    opening: [at(10, 16), at(10, 20), at(10, 20), at(10, 20), at(10, 20), at(10, 20), at(10, 20)],
    licence: '',
    isClosed: false,
  },
  {
    id: 'paphos',
    name: 'Paphos',
    nameEl: 'Πάφος',
    address: '8 Poseidonos Avenue, 8042 Paphos',
    addressEl: 'Λεωφόρος Ποσειδώνος 8, 8042 Πάφος',
    phone: '+357 26 000 103',
    latitude: 34.7563,
    longitude: 32.4124,
    seats: 1,
    opening: Array.from({ length: 7 }, () => at(9, 21)),
    licence: '',
    isClosed: false,
  },
]

/** The stores that customers can go to. */
export const openStores = <S extends Pick<Store, 'isClosed'>>(stores: readonly S[]): S[] =>
  stores.filter(({ isClosed }) => !isClosed)
