/** The names of the groups of settings, and what each is for. */
export const adminEnSettingGroups = {
  groups: {
    stores: 'Stores',
    specialDays: 'Special days',
    appointments: 'Appointments',
    shipping: 'Delivery and returns',
    delivery: 'Deliveries on offer',
    countries: 'Countries we deliver to',
    rates: 'Display rates',
    claims: 'Claims on the home page',
    announcement: 'Announcement',
    contact: 'Contact',
    socialLinks: 'Social networks',
    company: 'Company and VAT',
    payments: 'Payments',
    tax: 'VAT rates',
    lenses: 'Lenses and their prices',
    prescriptions: 'Limits of prescriptions',
    invoices: 'Invoices',
    search: 'Words of the search',
  },
  texts: {
    stores: 'Where the stores are and when they are open. Customers see a change at once.',
    specialDays: 'Days with other hours, days on which a store is closed, and public holidays on which it opens.',
    appointments: 'What customers can book, how long it takes and how far ahead.',
    shipping: 'What delivery costs, VAT included. An open checkout asks the buyer again if the total changes.',
    countries:
      'We always deliver to Cyprus. Switch on another EU country here, with its fee, days and postcodes; orders to any other are refused. Ask your accountant about VAT on sales to other countries.',
    delivery: 'How orders travel and when they arrive. Shoppers see the days before they order.',
    rates: 'Prices in other currencies are for information: orders are charged in euros.',
    claims: 'Figures on the home page that the shop cannot count itself. Brands and stores are counted.',
    announcement: 'The line above every page. Without a text of your own it names free delivery and returns.',
    contact: 'How customers reach the shop: in the footer, in e-mails and on the contact page.',
    socialLinks: 'Links at the foot of every page.',
    company: 'Who sells. By law it must stand on every page and in the confirmation of an order.',
    payments: 'Which ways to pay are offered, where transfers go, and what protects the shop from abuse.',
    tax: 'The rates of VAT and the day from which each holds. Documents that are issued keep the rate of their day.',
    lenses:
      'What lenses cost, up to which powers they are sold online, and in which frames they are made. An optician confirms the limits.',
    prescriptions:
      'What a prescription may hold, and what counts as unusual and is confirmed by the customer. An optician decides it.',
    search:
      'Which words mean the same when shoppers search. See on the first page what was searched for in vain, and add its words here.',
    invoices:
      'How invoices, receipts and credit notes are numbered, how long they are kept, and what stands at their foot.',
  },
}
