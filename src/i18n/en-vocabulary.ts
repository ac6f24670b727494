/** Names of product attribute codes. */
export const enVocabulary = {
  materials: {
    acetate: 'Acetate',
    'bio-acetate': 'Bio-acetate',
    metal: 'Metal',
    titanium: 'Titanium',
    mixed: 'Acetate and metal',
    nylon: 'Nylon',
    leather: 'Leather',
    microfibre: 'Microfibre',
    silk: 'Silk',
    cotton: 'Cotton',
    glass: 'Glass',
  },
  lensColors: {
    clear: 'Clear',
    grey: 'Grey',
    brown: 'Brown',
    green: 'Green',
    blue: 'Blue',
    amber: 'Amber',
    rose: 'Rose',
    'silver-mirror': 'Silver mirror',
    'gold-mirror': 'Gold mirror',
  },
  filterCategories: {
    0: '0: clear or very light tint. For indoors and overcast days; suitable for driving.',
    1: '1: light tint, for soft sunlight. Not for driving at night.',
    2: '2: medium tint, for average sunlight. Not for driving at night.',
    3: '3: dark tint, for bright sunlight and the beach. Not for driving at night.',
    4: '4: very dark tint, for exceptional glare at sea or on snow. Not suitable for driving.',
  },
} as const
