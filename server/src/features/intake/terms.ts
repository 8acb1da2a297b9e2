import type { Language } from '../../kernel/shared/screens.js'
import type { ShopSettings } from '../shop/ShopSettings.js'

type Terms = Pick<ShopSettings, 'intakeTermsNl' | 'intakeTermsEn'>

/** What customers sign for, in their language, or in the other where the shop has written only that; null without any. */
export function termsOf({ intakeTermsNl, intakeTermsEn }: Terms, language: Language): string | null {
  return language === 'nl' ? (intakeTermsNl ?? intakeTermsEn) : (intakeTermsEn ?? intakeTermsNl)
}
