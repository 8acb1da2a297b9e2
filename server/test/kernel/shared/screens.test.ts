import { describe, expect, it } from '@jest/globals'
import * as addresses from '../../../src/kernel/shared/screens.js'

const { languages, screens } = addresses
const code = 'abcdefghijklmnopqrstuv'

describe('the addresses of the site', () => {
  it('[H10] begin with their language, and no two screens share one', () => {
    const all = languages.flatMap((language) =>
      (Object.keys(screens) as addresses.Screen[]).map((screen) => [
        language,
        addresses.screenAddress(screen, language),
      ]),
    )
    for (const [language, address] of all) expect(address).toMatch(new RegExp(`^/${language}(/|$)`))
    expect(new Set(all.map(([, address]) => address)).size).toBe(all.length)
  })

  it('[H10] of screens are taken: no page of the shop may have one', () => {
    const screensOfNews = languages.map((language) => addresses.screenAddress('news', language).slice('/nl/'.length))
    for (const taken of screensOfNews) expect([taken, addresses.isReservedAddress(taken)]).toEqual([taken, true])
    expect(addresses.isReservedAddress('over-ons')).toBe(false)
  })

  it.each(languages)('[H10] with a secret are told apart from the others, in %s', (language) => {
    const secret = [
      addresses.trackAddress(language, code),
      addresses.reviewAddress(language, code),
      addresses.mailStopAddress(language, code),
      addresses.confirmationAddress(language, code),
      addresses.reservationAddress(language, code),
      addresses.invoiceAddress(language, code),
      addresses.invoiceFileAddress(language, code, 'a4'),
      addresses.previewLinkAddress(language, code),
      addresses.appointmentAddress(language, code),
    ]
    for (const path of secret) expect([path, addresses.isSecretPath(path)]).toEqual([path, true])
    for (const path of [`/${language}`, addresses.screenAddress('reviews', language)]) {
      expect([path, addresses.isSecretPath(path)]).toEqual([path, false])
    }
  })

  it('[H10] of the product that is reserved is read back from its address', () => {
    for (const language of languages) {
      expect(addresses.reservedUrl(addresses.reserveAddress(language, 'muis-27'))).toBe('muis-27')
    }
    expect(addresses.reservedUrl('/nl/producten/muis-27')).toBeNull()
  })
})
