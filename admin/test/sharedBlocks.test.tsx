import { describe, expect, it } from '@jest/globals'
import { copyFields } from '../src/kernel/generate/form/copyForTranslation'
import { editableFields, ManagedCatalogue } from '../src/kernel/managed/ManagedCatalogue'
import { entity, field } from './descriptions'

const text = {
  name: 'text',
  type: 'TextBlock',
  label: { nl: 'Tekst', en: 'Text' },
  isInUse: true,
  fields: [
    field('sharedBlock', 'source', { reference: 'sharedBlock' }),
    field('title', 'text'),
    field('text', 'richText'),
  ],
}
const shared = entity('sharedBlock', 'SharedBlock', 'sharedBlocks', 'gedeelde-blokken', [], {
  fields: [field('blocks', 'blocks')],
})
const catalogue = new ManagedCatalogue([shared], [text], [])
const blocks = [{ __type: 'text', sharedBlock: 7, title: 'Actie', text: '<p>Nu.</p>' }]

describe('a shared block in a form', () => {
  it('[L17] is sent along with its block, so that a page keeps it', () => {
    expect(editableFields(text.fields).map(({ name }) => name)).toContain('sharedBlock')
  })

  it.each([
    [8, 8],
    [null, null],
  ])('[L17] is its translation %s in a translation of the page', async (twin, expected) => {
    const copied = await copyFields([field('blocks', 'blocks')], { blocks }, catalogue, async (name, id) =>
      name === 'sharedBlock' && id === 7 ? twin : null,
    )
    expect(copied.blocks).toEqual([{ __type: 'text', sharedBlock: expected, title: null, text: null }])
  })
})
