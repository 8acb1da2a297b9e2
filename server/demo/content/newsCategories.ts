/** What the shop calls the categories whose names read like addresses, by their key. */
export const newsCategories: Record<string, Record<'nl' | 'en', string>> = {
  'phishing-mail': { nl: 'Phishing per mail', en: 'Phishing by e-mail' },
  'phishing-sms': { nl: 'Phishing per sms', en: 'Phishing by text' },
  'phishing-whatsapp': { nl: 'Phishing via WhatsApp', en: 'Phishing on WhatsApp' },
}
