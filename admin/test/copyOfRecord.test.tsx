import { describe, expect, it } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FormRecord } from '../src/kernel/dataProvider/FormRecord'
import { copyOfRecord } from '../src/kernel/generate/form/copyOfRecord'
import { openScreen } from './openScreen'
import { catalogue } from './shopFixture'

const group: FormRecord = {
  id: 3,
  version: 2,
  title: 'Virussen',
  language: 'nl',
  referenced: {},
  sibling: { id: 4, language: 'en' },
}

describe('a copy of a record', () => {
  it('has everything but what only one record may have, and is not shown yet', () => {
    const blocks = [{ __type: 'text', text: '<p>Hallo</p>' }]
    const page = { ...group, title: 'Over ons', menuTitle: 'Over', visible: true, blocks, sliderImages: [] }
    expect(copyOfRecord(catalogue.entity('page'), page, 'nl')).toEqual({
      language: 'nl',
      title: 'Over ons',
      menuTitle: null,
      visible: false,
      blocks,
      sliderImages: [],
    })
  })

  it('marks a title that must be its own in the language of the record, and within its length', () => {
    const entity = catalogue.entity('newsCategory')
    expect(copyOfRecord(entity, group, 'en')).toMatchObject({ title: 'Virussen (kopie)' })
    expect(copyOfRecord(entity, { ...group, language: 'en' }, 'nl')).toMatchObject({ title: 'Virussen (copy)' })
    const long = copyOfRecord(entity, { ...group, title: 'x'.repeat(120) }, 'nl')
    expect(String(long.title)).toMatch(/^x+ \(kopie\)$/)
    expect(String(long.title)).toHaveLength(120)
  })

  it('is made from the form, says what was left behind, and is a record of its own', async () => {
    const server = openScreen('nieuws-categorieen/wijzigen/3', { getOne: async () => ({ data: group }) })
    await userEvent.click(await screen.findByRole('link', { name: 'Dupliceren' }))
    const notice = await screen.findByRole('alert')
    expect(notice.textContent).toContain('Kopie van ‘Virussen’. De vertaling is niet gekopieerd.')
    await userEvent.click(screen.getByRole('button', { name: 'Opslaan' }))
    await waitFor(() => expect(server.create).toHaveBeenCalled())
    const data = server.create.mock.calls[0]?.[1].data
    expect(data).toEqual({ title: 'Virussen (kopie)', language: 'nl', translationOf: undefined })
  })
})
