import { describe, expect, it } from '@jest/globals'
import { mailProviders } from '../../../src/features/mailSetup/mailProviders.js'
import { readSenderRecords } from '../../../src/features/mailSetup/senderRecords.js'

const google = mailProviders.find(({ name }) => name === 'Google')

/** A name server with these texts; a name with null does not answer. */
const zone = (texts: Record<string, string[] | null>) => async (name: string) => {
  const found = texts[name]
  if (found === null) throw Object.assign(new Error('no answer'), { code: 'ESERVFAIL' })
  if (!found) throw Object.assign(new Error('nothing there'), { code: 'ENODATA' })
  // A text of more than 255 bytes comes in parts.
  return found.map((text) => [text.slice(0, 10), text.slice(10)])
}
const read = (texts: Record<string, string[] | null>, provider = google, domain = 'shop.example') =>
  readSenderRecords(domain, provider, zone(texts))

describe('[L18] what receivers look up of a sender', () => {
  it('is in order where the records name the mail server, its key and what becomes of the rest', async () => {
    const texts = {
      'shop.example': ['google-site-verification=1', 'v=spf1 include:_spf.google.com ~all'],
      'google._domainkey.shop.example': ['v=DKIM1; k=rsa; p=MIIB'],
      '_dmarc.shop.example': ['v=DMARC1; p=none'],
    }
    expect(await read(texts)).toEqual({
      ...{ domain: 'shop.example', isPersonal: false },
      ...{ spf: 'in-order', dkim: 'in-order', dmarc: 'in-order' },
    })
  })

  it('is missing where there is nothing, and not found where the names of the keys are not known', async () => {
    expect(await read({})).toMatchObject({ spf: 'missing', dkim: 'missing', dmarc: 'missing' })
    expect(await readSenderRecords('shop.example', undefined, zone({}))).toMatchObject({ dkim: 'not-found' })
  })

  it('follows what a record includes, also in circles, and tells a record that does not name the server', async () => {
    const through = {
      'shop.example': ['v=spf1 include:host.example -all'],
      'host.example': ['v=spf1 redirect=_spf.google.com'],
    }
    expect(await read(through)).toMatchObject({ spf: 'in-order' })
    const circle = {
      'shop.example': ['v=spf1 include:host.example -all'],
      'host.example': ['v=spf1 include:host.example'],
    }
    expect(await read(circle)).toMatchObject({ spf: 'other-server' })
    expect(await readSenderRecords('shop.example', undefined, zone(circle))).toMatchObject({ spf: 'in-order' })
  })

  it('tells two records where one is allowed, a key that was taken back, and a name server that does not answer', async () => {
    const texts = {
      'shop.example': ['v=spf1 a -all', 'v=spf1 mx -all'],
      'google._domainkey.shop.example': ['v=DKIM1; p='],
      '_dmarc.shop.example': null,
    }
    expect(await read(texts)).toMatchObject({ spf: 'several', dkim: 'missing', dmarc: 'unanswered' })
  })

  it('says of an address at a mail company that the shop cannot set its records', async () => {
    expect(await read({}, google, 'gmail.com')).toMatchObject({ isPersonal: true })
  })
})
