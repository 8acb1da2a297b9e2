import { expect, it, jest } from '@jest/globals'
import type { CheckedPoint } from '@shop/server/checkList'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { parse, validate } from 'graphql'
import { CoreAdminContext } from 'ra-core'
import { useState } from 'react'
import { CheckList } from '../src/features/checkLists/CheckList'
import { FoundPoints } from '../src/features/checkLists/FoundPoints'
import { checksOf } from '../src/features/intake/checksOf'
import { emptyDraft, intakeOf } from '../src/features/intake/IntakeDraft'
import JobChecks from '../src/features/jobs/checks/JobChecks'
import { type JobHead, jobHeadQuery } from '../src/features/jobs/jobHeadQuery'
import { hasChecks, PaperChecks } from '../src/features/jobs/print/PaperChecks'
import { paperWords } from '../src/features/jobs/print/PaperWords'
import type { DeviceKind, JobKind } from '../src/generated/graphql'
import { createI18nProvider } from '../src/kernel/i18n/createI18nProvider'
import { schema } from './schema'
import { catalogue } from './shopFixture'

const point = (nameNl: string, before: CheckedPoint['before'] = null, after: CheckedPoint['after'] = null) => ({
  ...{ nameNl, nameEn: nameNl === 'Scherm' ? 'Screen' : null, before, after },
})
const listed = [
  { nameNl: 'Gaat aan', nameEn: null, kinds: [] },
  { nameNl: 'Scherm', nameEn: 'Screen', kinds: ['phone', 'laptop'] },
  { nameNl: 'Toetsenbord', nameEn: null, kinds: ['laptop'] },
]

function show(shown: React.ReactNode, language: 'nl' | 'en' = 'nl') {
  return render(<CoreAdminContext i18nProvider={createI18nProvider(catalogue, language)}>{shown}</CoreAdminContext>)
}

it('[Y70] one point that fails and the rest works in two presses', async () => {
  let now: CheckedPoint[] = [point('Gaat aan'), point('Scherm'), point('Wifi')]
  function List() {
    const [points, setPoints] = useState(now)
    now = points
    return <CheckList points={points} moment="before" onChange={setPoints} />
  }
  show(<List />)
  expect(screen.getByText('Nog 3 punten')).toBeTruthy()
  const row = screen.getByRole('group', { name: 'Scherm' })
  await userEvent.click(within(row).getByRole('button', { name: 'Werkt niet' }))
  await userEvent.click(screen.getByRole('button', { name: 'De rest werkt' }))
  expect(now.map(({ before }) => before)).toEqual(['works', 'broken', 'works'])
  expect(screen.queryByRole('button', { name: 'De rest werkt' })).toBeNull()
  expect(screen.getByText('Alle punten ingevuld')).toBeTruthy()
  // A second press takes it back.
  await userEvent.click(within(row).getByRole('button', { name: 'Werkt niet' }))
  expect(now[1]?.before).toBeNull()
})

it.each([
  [[point('Scherm', 'broken')], 'Na het werk nog niet gecontroleerd'],
  [[point('Scherm', 'broken', 'untested'), point('Wifi', 'works', 'works')], 'Na het werk nog niet alles getest'],
  [[point('Scherm', 'broken', 'broken'), point('Wifi', 'works', 'works')], 'Werkt niet: Scherm'],
  [[point('Scherm', null, 'works')], 'Alles werkt'],
  [[point('Scherm', 'broken', 'works')], 'Scherm: werkt niet → werkt'],
])('[Y70] on a phone the heading says what is known of it, %#', (checks, says) => {
  const isPhone = () => ({ matches: true, addEventListener: jest.fn(), removeEventListener: jest.fn() })
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: isPhone })
  const { container } = show(<JobChecks id={5} job={{ checks } as unknown as JobHead} onChanged={() => {}} isFolded />)
  expect(container.querySelector('summary')?.textContent).toContain(says)
  Reflect.deleteProperty(window, 'matchMedia')
})

it('[Y70] after the work a point says what it was before, where that was not well', () => {
  show(
    <CheckList points={[point('Scherm', 'broken'), point('Wifi', 'works')]} moment="after" onChange={() => {}} />,
    'en',
  )
  expect(screen.getByText('At intake: does not work')).toBeTruthy()
  expect(screen.queryByText('At intake: works')).toBeNull()
  expect(screen.getByRole('group', { name: 'Screen' })).toBeTruthy()
})

it('[Y70] an intake has the points of its device, none for a new PC, and sends those of which something was said', () => {
  const draft = {
    ...emptyDraft('nl'),
    isNewDevice: true,
    checks: [point('Scherm', 'broken'), point('Toetsenbord', 'works')],
  }
  const phone = { ...draft, newDevice: { ...draft.newDevice, kind: 'phone' as DeviceKind } }
  expect(checksOf(phone, listed)).toEqual([point('Gaat aan'), point('Scherm', 'broken')])
  expect(checksOf(draft, listed)).toHaveLength(3)
  expect(checksOf({ ...draft, device: { id: 1, name: 'HP', kind: 'printer' as DeviceKind } }, listed)).toHaveLength(1)
  expect(checksOf({ ...draft, isNewDevice: false }, listed)).toEqual([])
  expect(checksOf({ ...draft, kind: 'statusNewPc' as JobKind }, listed)).toEqual([])
  const besides = { accessCode: '', proposedDay: '2026-12-01', terms: '', checks: checksOf(phone, listed) }
  expect(intakeOf(phone, besides).job.checks).toEqual([point('Scherm', 'broken')])
})

it('[Y70] what has changed stands first, and what does not work is named', () => {
  show(
    <FoundPoints
      checks={[
        point('Scherm', 'broken', 'works'),
        point('Wifi', 'works', 'works'),
        point('Accu', 'untested', 'broken'),
      ]}
    />,
  )
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Scherm: werkt niet → werkt'])
  expect(document.body.textContent).toContain('Bij inname – 1 punt werkt · werkt niet: Scherm · niet getest: Accu')
  expect(document.body.textContent).toContain('Na het werk – 2 punten werken · werkt niet: Accu')
})

it('[Y70] a job without a check says so, and one without that after the work too', () => {
  const { unmount } = show(<FoundPoints checks={[]} />)
  expect(screen.getByText('Nog niet gecontroleerd')).toBeTruthy()
  unmount()
  show(<FoundPoints checks={[point('Wifi', 'works')]} />)
  expect(screen.getByText('Na het werk nog niet gecontroleerd')).toBeTruthy()
})

it('[Y70] on paper it is in the language of the customer, at intake without what was found later', () => {
  const checks = [point('Scherm', 'broken', 'works'), point('Accu', null, 'works')]
  const words = paperWords('en', catalogue.entity('statusRepair'))
  const { container, unmount } = show(<PaperChecks checks={checks} moments={['before']} words={words} />)
  expect(container.textContent).toBe('ScreenDoes not work')
  unmount()
  const both = show(<PaperChecks checks={checks} moments={['before', 'after']} words={words} />)
  expect(both.container.textContent).toBe('At intakeAfter the workScreenDoes not workWorksAccuWorks')
  expect([hasChecks(checks, ['before']), hasChecks([point('Wifi', null, 'works')], ['before'])]).toEqual([true, false])
})

it('[Y70] what is asked of a job is what the server knows', () => {
  expect(jobHeadQuery(catalogue.entity('statusRepair'))).toContain('checks { nameNl nameEn before after }')
  expect(validate(schema, parse(jobHeadQuery(catalogue.entity('statusRepair'))))).toEqual([])
})
