import type { Language } from '../../domain/shop-facts.ts'

/** A moment as people write it, by the clock in Cyprus. */
export const writtenMoment = (moment: string, language: Language) =>
  new Intl.DateTimeFormat(language === 'el' ? 'el-CY' : 'en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
    timeZone: 'Europe/Nicosia',
  }).format(new Date(moment))
