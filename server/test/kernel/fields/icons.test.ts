import { describe, expect, it } from '@jest/globals'
import { icons } from '../../../src/kernel/fields/icons.js'

/** The names that the specification gives. */
const named =
  'apk, cablemanagement, calendar, cheap, checkmark, clean, desk, diagnose, edit, envelope, experience, fast, guarantee, invoice, lightbulb, malware, memory-upgrade, new-installation, new-laptop, new-computer, old-phone, phone, professional, progress, puzzle, quality, recycle, remote-help, repair, second-hand, security, sell, services, service-at-home, ssd-upgrade, star, trash, wifi, wind'.split(
    ', ',
  )

describe('the icon set', () => {
  it('[E25] [E26] holds the named ones and twelve more, each once', () => {
    expect(icons.values).toEqual(expect.arrayContaining(named))
    expect(icons.values).toHaveLength(named.length + 12)
    expect(new Set(icons.values).size).toBe(icons.values.length)
  })
})
