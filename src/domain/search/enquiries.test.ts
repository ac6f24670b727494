import { expect, test } from 'vitest'
import { isEnquiry } from './enquiries.ts'

test.each([
  'can I return sunglasses bought online',
  'Hi, how much are progressive lenses?',
  'do you ship sunglasses to Greece',
  'what frames suit a round face',
  'Μπορώ να επιστρέψω γυαλιά ηλίου;',
  'Πόσο κάνει η εξέταση',
  'new lenses for my sunglasses',
  'άλλαγμα φακών στα γυαλιά ηλίου μου',
])('%s asks the shop', (text) => expect(isEnquiry(text)).toBe(true))

test.each([
  'sunglasses after cataract surgery',
  'do you have sunglasses with a guarantee',
  'would like sunglasses that I can return',
  'γυαλιά ηλίου με εγγύηση',
  'Έχετε γυαλιά ηλίου με δόσεις;',
  'canary yellow sunglasses',
])('%s names what is looked for', (text) => expect(isEnquiry(text)).toBe(false))
