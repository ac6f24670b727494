/** The demo staff. Their passwords and secrets are public: see the README. */
export const SEED_STAFF = [
  { email: 'eleni@elegance-eyewear.example', name: 'Eleni Savva', role: 'assistant', password: 'eleni-demo' },
  {
    email: 'petros@elegance-eyewear.example',
    name: 'Petros Ioannou',
    role: 'technical_optician',
    password: 'petros-demo',
    registrationNumber: 'DEMO-T-204',
    registrationExpiresOn: '2036-12-31',
  },
  {
    email: 'anna@elegance-eyewear.example',
    name: 'Anna Michail',
    role: 'registered_optician',
    password: 'anna-demo',
    registrationNumber: 'DEMO-O-117',
    registrationExpiresOn: '2036-12-31',
  },
  {
    email: 'nikos@elegance-eyewear.example',
    name: 'Nikos Charalambous',
    role: 'manager',
    password: 'nikos-demo',
    totpSecret: 'NIKOSDEMONIKOSDEMONIKOSDEMO23456',
  },
  {
    email: 'andreas@elegance-eyewear.example',
    name: 'Andreas Christou',
    role: 'owner',
    password: 'andreas-demo',
    totpSecret: 'ANDREASDEMOANDREASDEMOANDREAS234',
  },
] as const
