/** The digits of the shortest number that can be called from anywhere. */
const fewestDigits = 6

/**
 * Whether a visitor can be called by this text. How numbers are written differs by country and by person, and remarks such
 * as "after six" stand beside them, so only what holds no number at all is refused.
 */
export function isPhoneNumber(text: string): boolean {
  return text.replace(/\D/g, '').length >= fewestDigits
}
