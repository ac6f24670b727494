import type { Language } from '../../domain/shop-facts.ts'

/** The day of a moment as people write it, by the clock in Cyprus. */
export const writtenDate = (moment: string, language: Language) =>
  new Intl.DateTimeFormat(language === 'el' ? 'el-CY' : 'en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Europe/Nicosia',
  }).format(new Date(moment))
