/** The demo users. Their passwords are public: see the README. */
export const SEED_USERS = [
  {
    username: 'maria',
    password: 'maria-demo',
    email: 'maria@example.com',
    firstName: 'Maria',
    lastName: 'Georgiou',
    address: 'Makariou III 12',
    city: 'Nicosia',
    country: 'Cyprus',
    phoneNumber: '+357 99 123456',
    role: 'customer',
  },
  {
    username: 'andreas',
    password: 'andreas-demo',
    email: 'andreas@elegance-eyewear.example',
    firstName: 'Andreas',
    lastName: 'Christou',
    address: 'Ledras 14',
    city: 'Nicosia',
    country: 'Cyprus',
    phoneNumber: '+357 99 654321',
    role: 'customer',
  },
] as const
