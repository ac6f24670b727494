import { useEffect, useState } from 'react'
import { useSite } from '../../client/site-context.tsx'
import type { Language } from '../../domain/shop-facts.ts'
import { type AdminDictionary, loadAdminDictionary } from '../../i18n/admin-dictionary.ts'
import { type Dictionary, loadDictionary } from '../../i18n/translate.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import type { PackingSlip } from './order.ts'

export interface SlipProps {
  slip: PackingSlip
  hasPrices: boolean
}

interface SlipWords {
  words: AdminDictionary['slips']
  checkout: Dictionary['checkout']
  terms: Dictionary['lensTerms']
}

export interface SlipPart extends SlipProps, SlipWords {
  language: Language
}

/** The words of a slip's language; one's own until those have been loaded. */
export function useSlipWords(language: Language): SlipWords {
  const { language: own, words: site } = useSite()
  const { slips } = useAdminWords()
  const [other, setOther] = useState<SlipWords>()
  useEffect(() => {
    let isCurrent = true
    if (language === own) return
    void Promise.all([loadAdminDictionary(language), loadDictionary(language)]).then(
      ([admin, { checkout, lensTerms: terms }]) => isCurrent && setOther({ words: admin.slips, checkout, terms }),
    )
    return () => {
      isCurrent = false
    }
  }, [language, own])
  if (language !== own && other !== undefined) return other
  return { words: slips, checkout: site.checkout, terms: site.lensTerms }
}
