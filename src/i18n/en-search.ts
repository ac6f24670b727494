export const enSearch = {
  landing: {
    others: 'What many people look for',
    filter: 'Filter and sort these',
    near: 'Close to these',
  },
  search: {
    title: 'Search',
    label: 'What are you looking for?',
    placeholder: 'Aviator, titanium, tortoise…',
    submit: 'Search',
    close: 'Close search',
    suggestions: 'Suggestions',
    recent: 'Recently searched in this browser',
    forget: 'Delete “{query}”',
    forgetAll: 'Delete all',
    collections: 'Collections',
    frames: 'Products',
    seeAll: { one: 'See the one result for “{query}”', other: 'See all {count} results for “{query}”' },
    count: {
      one: '{count} suggestion. Use the arrow keys to choose.',
      other: '{count} suggestions. Use the arrow keys to choose.',
    },
    nothing: 'Nothing found for “{query}”. Try the name of a house, a shape or a colour.',
    failed: 'Suggestions cannot be shown just now. Press Enter to search.',
  },
} as const
