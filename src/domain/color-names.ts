import type { Color } from './eyewear.ts'

/** What shoppers call frames of a colour beside its own name, in both languages; what the family is called is no part. */
export const OTHER_COLOR_NAMES: Partial<Record<Color, string>> = {
  aegean: 'γαλάζιο γαλανό θαλασσί turquoise τιρκουάζ τυρκουάζ petrol πετρόλ teal',
  navy: 'denim τζιν',
  ivory: 'beige μπεζ',
  champagne: 'beige μπεζ',
  honey: 'camel',
  blonde: 'camel',
  gunmetal: 'charcoal',
  smoke: 'charcoal taupe',
  horn: 'taupe',
  rose: 'fuchsia φούξια magenta salmon σομόν peach ροδακινί coral κοραλί',
  terracotta: 'coral κοραλί salmon σομόν',
  sage: 'mint μέντα',
}
