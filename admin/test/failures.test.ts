import { CombinedGraphQLErrors } from '@apollo/client'
import { describe, expect, it } from '@jest/globals'
import { HttpError } from 'ra-core'
import { failureOf } from '../src/kernel/dataProvider/failureOf'
import { formPath } from '../src/kernel/dataProvider/formPath'
import { NoAnswer } from '../src/kernel/graphql/NoAnswer'
import { catalogue } from './shopFixture'

const refused = (code: string, errors?: Record<string, string[]>) =>
  new CombinedGraphQLErrors({ data: null, errors: [{ message: 'Tekst van de server', extensions: { code, errors } }] })

describe('what went wrong', () => {
  it('keeps the status, code and text of the catalogue, also inside the provider of react-admin', () => {
    const wrapped = new HttpError('Tekst van de server', 200, refused('UNAUTHENTICATED'))
    expect(failureOf(wrapped)).toMatchObject({
      status: 401,
      message: 'Tekst van de server',
      body: { code: 'UNAUTHENTICATED' },
    })
    expect(failureOf(refused('CONFLICT'))).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
  })

  it('[B17] gives a form one text per field', () => {
    const errors = { title: ['Bestaat al.'], 'blocks.0.cards.1.title': ['Verplicht.', 'Te lang.'] }
    expect(failureOf(refused('VALIDATION', errors)).body.errors).toEqual({
      title: 'Bestaat al.',
      'blocks.0.cards.1.title': 'Verplicht. Te lang.',
    })
  })

  it('tells silence from refusal', () => {
    expect(failureOf(new NoAnswer(0))).toMatchObject({ status: 0, message: 'failure.noAnswer' })
    expect(failureOf(new NoAnswer(500))).toMatchObject({ status: 500, message: 'failure.other' })
  })

  it('finds the field of a block with and without the key of its type', () => {
    const { blocks } = catalogue
    expect(formPath('blocks.0.card.cards.1.title', blocks)).toBe('blocks.0.cards.1.title')
    expect(formPath('blocks.0.text.text', blocks)).toBe('blocks.0.text')
    expect(formPath('blocks.0.text', blocks)).toBe('blocks.0.text')
    expect(formPath('blocks.0.cards.1.title', blocks)).toBe('blocks.0.cards.1.title')
    expect(formPath('title', blocks)).toBe('title')
  })
})
