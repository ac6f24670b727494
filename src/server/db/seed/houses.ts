export const SEED_HOUSES = [
  { brand: 'Helia', maker: 'Helia', postalAddress: 'x', email: 'a@b.example', responsiblePerson: null },
]
