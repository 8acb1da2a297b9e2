/** Whether a text is a number of the Dutch chamber of commerce, as it is stored. */
export function isCompanyNumber(text: string): boolean {
  return /^\d{8}$/.test(text)
}

/** Whose VAT numbers there are: the European Union, with Greece as it is written there, and Northern Ireland. */
const vatCountries = [
  ...['AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'EL', 'ES', 'FI', 'FR', 'HR', 'HU', 'IE', 'IT', 'LT', 'LU', 'LV'],
  ...['MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK', 'XI'],
]

/** Whether a text is a VAT number of the country that its first two letters name. */
export function isVatNumberOfAny(text: string): boolean {
  const country = text.trim().slice(0, 2).toUpperCase()
  return vatCountries.includes(country) && isVatNumber(text, country)
}

/** Whether a text is a VAT number of a country, by its form and its check digits; spaces and points are ignored. */
export function isVatNumber(text: string, country: string): boolean {
  const number = text.replace(/[\s.]/g, '').toUpperCase()
  if (!number.startsWith(country)) return false
  return checks[country]?.(number.slice(country.length)) ?? /^[A-Z0-9]{2,13}$/.test(number.slice(country.length))
}

const checks: Record<string, (number: string) => boolean> = {
  NL(number) {
    const [, digits = '', suffix = ''] = /^(\d{9})B(\d{2})$/.exec(number) ?? []
    if (digits === '' || Number(digits) === 0 || suffix === '00') return false
    return passesElevenTest(digits) || passesModulo97(`NL${number}`)
  },
  BE(number) {
    return /^[01]\d{9}$/.test(number) && 97 - (Number(number.slice(0, 8)) % 97) === Number(number.slice(8))
  },
  DE(number) {
    return /^[1-9]\d{8}$/.test(number) && passesModulo11And10(number)
  },
  LU(number) {
    return /^\d{8}$/.test(number) && Number(number.slice(0, 6)) % 89 === Number(number.slice(6))
  },
  /** Keys with letters have no public rule. */
  FR(number) {
    const [, key = '', company = ''] = /^([0-9A-HJ-NP-Z]{2})(\d{9})$/.exec(number) ?? []
    if (company === '') return false
    return /\D/.test(key) || (12 + 3 * (Number(company) % 97)) % 97 === Number(key)
  },
}

/** Numbers of Dutch companies, made from the number of the tax office. */
function passesElevenTest(digits: string): boolean {
  const sum = [...digits.slice(0, 8)].reduce((total, digit, index) => total + Number(digit) * (9 - index), 0)
  return sum % 11 === Number(digits[8])
}

/** Numbers of Dutch sole traders since 2020, which are at random. */
function passesModulo97(number: string): boolean {
  const asNumber = [...number].map((letter) => (/\d/.test(letter) ? letter : String(letter.charCodeAt(0) - 55)))
  return BigInt(asNumber.join('')) % 97n === 1n
}

/** ISO 7064, modulo 11 and 10. */
function passesModulo11And10(digits: string): boolean {
  const product = [...digits.slice(0, -1)].reduce((before, digit) => {
    const sum = (Number(digit) + before) % 10 || 10
    return (2 * sum) % 11
  }, 10)
  return (11 - product) % 10 === Number(digits.at(-1))
}
