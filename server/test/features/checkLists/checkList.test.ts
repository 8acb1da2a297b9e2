import { describe, expect, it } from '@jest/globals'
import { checkLines } from '../../../src/features/checkLists/checkLines.js'
import { deviceKinds } from '../../../src/features/devices/deviceKinds.js'
import {
  type CheckedPoint,
  foundAt,
  isChanged,
  isChecked,
  pointName,
  pointsFor,
  restWorks,
  saidPoints,
  withPoints,
} from '../../../src/kernel/shared/checkList.js'
import { usualCheckPoints } from '../../../src/kernel/shared/usualCheckPoints.js'

const point = (nameNl: string, before: CheckedPoint['before'] = null, after: CheckedPoint['after'] = null) => ({
  ...{ nameNl, nameEn: `${nameNl} (en)`, before, after },
})
const namesOf = (points: readonly CheckedPoint[]) => points.map(({ nameNl }) => nameNl)

describe('a check-list', () => {
  it('[Y70] has the points of the kind of device, and those of all kinds', () => {
    const phone = namesOf(pointsFor(usualCheckPoints, 'phone'))
    expect(phone).toEqual(expect.arrayContaining(['Gaat aan', 'Camera voor', 'Camera achter', 'Mobiel netwerk']))
    expect(phone).not.toContain('Toetsenbord')
    expect(namesOf(pointsFor(usualCheckPoints, 'other'))).toEqual(['Gaat aan'])
    expect(pointsFor(usualCheckPoints, 'laptop').every(({ before, after }) => before === null && after === null)).toBe(
      true,
    )
  })

  it('[Y70] of a new shop names each point once, in both languages, for kinds that there are, none longer than a screen', () => {
    expect(new Set(usualCheckPoints.map(({ nameNl }) => nameNl)).size).toBe(usualCheckPoints.length)
    expect(usualCheckPoints.filter(({ nameEn }) => !nameEn)).toEqual([])
    for (const { kinds } of usualCheckPoints) expect(deviceKinds.values).toEqual(expect.arrayContaining([...kinds]))
    const longest = Math.max(...deviceKinds.values.map((kind) => pointsFor(usualCheckPoints, kind).length))
    expect(longest).toBeLessThanOrEqual(16)
  })

  it('[Y70] says of the rest that it works, and leaves what was said', () => {
    const rest = restWorks([point('Wifi', 'broken'), point('Accu', 'untested'), point('Scherm')], 'before')
    expect(rest.map(({ before }) => before)).toEqual(['broken', 'untested', 'works'])
    expect(rest.every(({ after }) => after === null)).toBe(true)
    expect(saidPoints([point('Wifi'), point('Accu', null, 'works')])).toEqual([point('Accu', null, 'works')])
  })

  it('[Y70] keeps what a job says, also of a point that the list has no longer, in the order of the list', () => {
    const job = [point('Oud punt', 'works'), point('Wifi', 'broken')]
    expect(withPoints(job, [point('Scherm'), point('Wifi')])).toEqual([point('Scherm'), job[1], job[0]])
  })

  it('[Y70] a point has changed where it was tried before and after and is another', () => {
    expect(isChanged(point('Wifi', 'broken', 'works'))).toBe(true)
    expect(isChanged(point('Wifi', 'works', 'broken'))).toBe(true)
    for (const same of [
      point('Wifi', 'works', 'works'),
      point('Wifi', 'untested', 'works'),
      point('Wifi', 'works'),
      point('Wifi', null, 'broken'),
    ])
      expect(isChanged(same)).toBe(false)
  })

  it('[Y70] is summed up for each moment', () => {
    const all = [point('Wifi', 'broken'), point('Accu', 'untested'), point('Scherm', 'works'), point('Poorten')]
    const { works, broken, untested } = foundAt(all, 'before')
    expect([works, broken, untested].map(namesOf)).toEqual([['Scherm'], ['Wifi'], ['Accu']])
    expect([isChecked(all, 'before'), isChecked(all, 'after')]).toEqual([true, false])
  })

  it('[Y70] is said in the language of the customer, in Dutch where a point has no English name', () => {
    expect(pointName(point('Accu'), 'en')).toBe('Accu (en)')
    expect(pointName({ nameNl: 'Accu', nameEn: null }, 'en')).toBe('Accu')
    expect(checkLines([point('Wifi', 'broken', 'works'), point('Accu', 'works', 'works')], 'nl')).toBe(
      'Bij inname\nWerkt: Accu.\nWerkt niet: Wifi.\n\nNa het werk\nWerkt: Wifi, Accu.',
    )
    expect(checkLines([point('Wifi', 'untested')], 'en')).toBe('At check-in\nNot tested: Wifi (en).')
    expect(checkLines([point('Wifi')], 'nl')).toBeNull()
  })
})
