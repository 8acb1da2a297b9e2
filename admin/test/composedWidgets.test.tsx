import { beforeAll, describe, expect, it, jest } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pondLabels } from '../src/kernel/generate/images/pondLabels'
import { intlFor } from '../src/kernel/i18n/createI18nProvider'
import { field } from './descriptions'
import { showField } from './showField'

const picture = (name: string) => ({ url: `/uploads/images/${name}.jpg`, width: 800, height: 600, widths: [320] })
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

const patience = 60_000

// The editor comes when a form needs it: here before anybody waits for it.
beforeAll(async () => {
  // jsdom lays nothing out.
  Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => new DOMRect() })
  await import('../src/kernel/generate/richText/RichTextField')
}, patience)

describe('the widget of a field that is made of more', () => {
  it('reference: found by what is typed, in words, and emptied', async () => {
    const categories = ['Beveiliging', 'Software'].map((title, index) => ({ id: index + 1, title, referenced: {} }))
    const getList = jest.fn(async (_name: string, { filter }: { filter: { q?: string } }) => {
      const data = categories.filter(({ title }) => title.toLowerCase().includes((filter.q ?? '').toLowerCase()))
      return { data, total: data.length }
    })
    const getOne = async (_name: string, { id }: { id: number }) => ({ data: categories[id - 1] })
    const { held } = showField(field('value', 'reference', { reference: 'newsCategory' }), 1, {
      calls: { getList, getOne },
    })
    const box = screen.getByRole<HTMLInputElement>('combobox', { name: /^value/ })
    await waitFor(() => expect(box.value).toBe('Beveiliging'))
    await userEvent.clear(box)
    expect(held()).toBeNull()
    await userEvent.type(box, 'soft')
    await userEvent.click(await screen.findByRole('option', { name: 'Software' }))
    expect(held()).toBe(2)
    expect(getList.mock.calls.some(([, { filter }]) => filter.q === 'soft')).toBe(true)
  })

  it.each([
    ['nl', 'Afbeelding weghalen: overviewImage (nl)'],
    ['en', 'Remove image: overviewImage (en)'],
  ] as const)('[E11] image: what is there, and taken away (%s)', async (language, remove) => {
    const { held } = showField(field('overviewImage', 'image', { required: true }), picture('werkplaats'), { language })
    expect((await screen.findByRole('img')).getAttribute('src')).toContain('werkplaats')
    await press(remove)
    expect(held()).toBeNull()
  })

  it('images: in an order that one chooses', async () => {
    const { held } = showField(field('value', 'images'), ['een', 'twee', 'drie'].map(picture))
    const names = () => held().map(({ url }: { url: string }) => /(\w+)\.jpg/.exec(url)?.[1])
    await press('Afbeelding 3 naar voren')
    expect(names()).toEqual(['een', 'drie', 'twee'])
    await press('Afbeelding 1 weghalen')
    expect(names()).toEqual(['drie', 'twee'])
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Afbeelding 2 naar achteren' }).disabled).toBe(true)
  })

  it('items: added, filled in, moved and removed', async () => {
    const parts = field('value', 'items', { fields: [field('title', 'text', { required: true })] })
    const { held } = showField(parts, [{ title: 'Accu' }])
    await press(/toevoegen$/)
    await userEvent.type(await screen.findByRole('textbox', { name: /^title/ }), 'Scherm')
    expect(held()).toEqual([{ title: 'Accu' }, { title: 'Scherm' }])
    await press(/ 2 omhoog$/)
    expect(held()[0]).toEqual({ title: 'Scherm' })
    await press(/ 2 weghalen$/)
    expect(held()).toEqual([{ title: 'Scherm' }])
    await press('Ongedaan maken')
    expect(held()).toHaveLength(2)
  })

  it('[U2] richText: formatted by its buttons, said to screen readers, and asked for where it is required', async () => {
    const { held } = showField(
      field('value', 'richText', { required: true }),
      '<p>Kijken is <strong>gratis</strong></p>',
    )
    const editor = await screen.findByRole('textbox', { name: /^value/ })
    expect(editor.getAttribute('aria-required')).toBe('true')
    expect(within(editor).getByText('gratis').tagName).toBe('STRONG')
    const tools = within(screen.getByRole('toolbar', { name: /^Opmaak/ }))
    await userEvent.click(tools.getByRole('button', { name: 'Opsomming' }))
    await waitFor(() => expect(held()).toMatch(/^<ul><li>/))
  })
})

describe('what an upload says', () => {
  it.each([
    [
      'nl',
      'Uploaden',
      'Upload voltooid',
      'Upload geannuleerd',
      'Dit bestandstype is niet toegestaan',
      'Verwacht {allButLastType} of {lastType}',
    ],
    [
      'en',
      'Uploading',
      'Upload complete',
      'Upload cancelled',
      'This file type is not allowed',
      'Expects {allButLastType} or {lastType}',
    ],
  ] as const)('[U8] [U10] in %s, for every state', (language, processing, complete, aborted, notAllowed, expects) => {
    const intl = intlFor(language)
    const labels = pondLabels((id, values) => String(intl.formatMessage({ id }, values as Record<string, string>)))
    expect(labels).toMatchObject({
      labelFileProcessing: processing,
      labelFileProcessingComplete: complete,
      labelFileProcessingAborted: aborted,
      labelFileTypeNotAllowed: notAllowed,
      fileValidateTypeLabelExpectedTypes: expects,
    })
    for (const [name, text] of Object.entries(labels))
      expect([name, /upload\.|image\./.test(text)]).toEqual([name, false])
  })
})
