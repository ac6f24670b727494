/** For browsers without scripts. */
export const enPlain = {
  plain: {
    title: 'JavaScript is off',
    needsScripts:
      'This page needs JavaScript, which is switched off in your browser. Switch it on, or call us on {phone}. Our stores do the same for you in person.',
    stores: 'Find a store',
    showCart: 'Show my cart',
    changed: 'Your cart is up to date.',
    order: 'To order',
    orderText:
      'The checkout needs JavaScript, which is switched off in your browser. Switch it on, or call us on {phone} and we take your order by phone. You can also buy in our stores.',
  },
} as const
