import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { QueryClient } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { parse, validate } from 'graphql'
import { CoreAdminContext } from 'ra-core'
import { MemoryRouter } from 'react-router'
import { DashboardScreen } from '../src/features/dashboard/DashboardScreen'
import { lackingQuery, stockQuery, workQuery } from '../src/features/dashboard/dashboardQueries'
import {
  DashboardActivityDocument,
  DashboardPageViewsDocument,
  DashboardWaitingJobsDocument,
} from '../src/generated/graphql'
import { createI18nProvider } from '../src/kernel/i18n/createI18nProvider'
import { ManagedCatalogue } from '../src/kernel/managed/ManagedCatalogue'
import { ManagedContext } from '../src/kernel/managed/ManagedContext'
import type { Language } from '../src/kernel/managed/ManagedEntity'
import { resetRights, setRights } from '../src/kernel/rights/rights'
import { alone, entity, field } from './descriptions'
import { schema } from './schema'

const title = field('title', 'text', { inList: true })
const status = field('status', 'choice', {
  choices: [
    { value: 'waiting', label: { nl: 'In de wacht', en: 'Is on hold' } },
    { value: 'finished', label: { nl: 'Klaar', en: 'Finished' } },
  ],
})
const translated = { isTranslated: true, hasLanguage: true, translationField: 'translation' }
const catalogue = new ManagedCatalogue(
  [
    entity('statusRepair', 'StatusRepair', 'statusesRepair', 'reparaties', [status], {
      ...alone,
      titleField: 'status',
    }),
    entity('email', 'Email', 'emails', 'emails', [field('isRead', 'boolean', { filterable: true })], alone),
    entity(
      'zzpProduct',
      'ZzpProduct',
      'zzpProducts',
      'zzp-producten',
      [title, field('stock', 'count', { sortable: true })],
      alone,
    ),
    entity('tip', 'Tip', 'tips', 'tips', [title, field('visibleFrom', 'instant')], translated),
    entity('page', 'Page', 'pages', "pagina's", [title], alone),
  ],
  [],
  [],
)

const job = (id: number, name: string, intakeDate: string) => ({
  id,
  currentStatus: null,
  intakeDate,
  createdAt: `${intakeDate}T08:00:00Z`,
  customer: { name },
})
const nothingPlanned = {
  upcomingMoments: [],
  conceptCounts: [],
  failed: { items: [] },
  releases: [],
  unsaved: { items: [] },
}
const nothingToDo = { failingWebhooks: 0, onboarding: [], unreadExamples: [], shopSetup: null }
const full: Record<string, unknown> = {
  BusyNetworks: { busyNetworks: [] },
  SettledFacts: { settledFacts: [] },
  DashboardPublication: nothingPlanned,
  OpenPreviewAnswers: { openPreviewAnswers: [] },
  DashboardWork: {
    statusRepair_waiting: { total: 2, items: [job(1, 'Vroeg', '2020-01-02'), job(2, 'Laat', '2020-03-04')] },
    statusRepair_finished: { total: 8, items: [{ id: 9 }] },
    email: { total: 1, items: [{ id: 4, name: 'Ton Wijnands', createdAt: '2026-11-20T10:00:00Z' }] },
  },
  DashboardStock: {
    zzpProduct_stock: {
      total: 3,
      items: [
        { id: 1, stock: 0, title: 'Lader' },
        { id: 2, stock: 2, title: 'Kabel' },
        { id: 3, stock: 3, title: 'Muis' },
      ],
    },
  },
  DashboardLacking: {
    page_any: { total: 2, items: [{ id: 1 }] },
    tip_missing: {
      total: 9,
      items: [{ id: 5, language: 'nl', updatedAt: '2026-11-20T10:00:00Z', title: 'Maak een back-up' }],
    },
    tip_outdated: {
      total: 1,
      items: [{ id: 6, language: 'nl', updatedAt: '2026-11-21T10:00:00Z', title: 'Wees voorzichtig' }],
    },
  },
  DashboardWaitingJobs: { waitingJobs: [] },
  DashboardPageViews: {
    pageViews: {
      perDay: [
        { day: '2026-11-20', views: 3 },
        { day: '2026-11-21', views: 12 },
      ],
      perPath: [
        { path: '/nl/contact', title: 'Kom langs', views: 15 },
        { path: '/nl/nieuws', title: null, views: 2 },
      ],
    },
  },
  DashboardActivity: {
    ...nothingToDo,
    failedMails: 2,
    backupState: { warning: 'failed' },
    latestChanges: [
      {
        id: 2,
        entity: 'tip',
        record: 5,
        title: 'Maak een back-up',
        detail: 'Op een schijf',
        action: 'update',
        userName: 'Sophie',
        at: '2026-11-21T10:00:00Z',
      },
      {
        id: 3,
        entity: 'tip',
        record: 5,
        title: 'Maak een back-up',
        detail: 'Op een schijf',
        action: 'update',
        userName: 'Sophie',
        at: '2026-11-21T09:30:00Z',
      },
      { id: 1, entity: 'tip', record: 7, title: 'Weg', action: 'delete', userName: null, at: '2026-11-21T09:00:00Z' },
    ],
  },
}
const empty: Record<string, unknown> = {
  BusyNetworks: { busyNetworks: [] },
  SettledFacts: { settledFacts: [] },
  DashboardPublication: nothingPlanned,
  DashboardWork: {},
  DashboardLacking: {},
  DashboardStock: {},
  DashboardWaitingJobs: { waitingJobs: [] },
  DashboardPageViews: { pageViews: { perDay: [{ day: '2026-11-21', views: 0 }], perPath: [] } },
  DashboardActivity: {
    ...nothingToDo,
    latestChanges: [],
    failedMails: 0,
    backupState: { warning: null },
  },
}

const realFetch = globalThis.fetch
afterEach(() => {
  resetRights()
  globalThis.fetch = realFetch
})

function open(answers: Record<string, unknown>, language: Language = 'nl') {
  globalThis.fetch = jest.fn(async (_address: unknown, init?: RequestInit) => {
    const name = /query (\w+)/.exec(JSON.parse(String(init?.body)).query)?.[1] ?? ''
    const data = answers[name]
    return new Response(JSON.stringify(data ? { data } : { errors: [{ message: 'Er ging iets mis' }] }))
  }) as typeof globalThis.fetch
  render(
    <MemoryRouter>
      <CoreAdminContext
        i18nProvider={createI18nProvider(catalogue, language)}
        queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      >
        <ManagedContext value={catalogue}>
          <DashboardScreen />
        </ManagedContext>
      </CoreAdminContext>
    </MemoryRouter>,
  )
}
const section = (name: string) => within(screen.getByRole('region', { name }))
const lines = async (name: string) => {
  await section(name).findAllByRole('listitem')
  return section(name)
    .getAllByRole('listitem')
    .map((line) => line.textContent)
}

describe('the dashboard', () => {
  it('[B1] asks only what the schema has, within what one call may ask', () => {
    for (const query of [
      workQuery(catalogue.entities),
      stockQuery(catalogue.entities),
      lackingQuery(catalogue.entities),
      String(DashboardActivityDocument),
      String(DashboardPageViewsDocument),
      String(DashboardWaitingJobsDocument),
    ]) {
      const document = parse(query.replaceAll('statusRepair_', 'job_'))
      expect(validate(schema, document)).toEqual([])
    }
  })

  it.each([
    ['failed', 'De laatste reservekopie is mislukt.'],
    ['late', 'De laatste goede reservekopie is ouder dan twee dagen.'],
  ])('[W14] warns of backups: %s', async (warning, text) => {
    open({ ...empty, DashboardActivity: { ...(empty.DashboardActivity as object), backupState: { warning } } })
    expect((await screen.findByText(text)).closest('[role=alert]')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Naar de reservekopieën' }).getAttribute('href')).toBe('/backups')
  })

  it('[B1] tells how many jobs are in each status, and which are here longest', async () => {
    open(full)
    const told = await lines('statusesRepair')
    expect(told.slice(0, 2)).toEqual(['2In de wacht', '8Klaar'])
    expect(told[2]).toMatch(/^VroegIn de wacht[\d.]+ dagen$/)
    expect(told[3]).toMatch(/^Laat/)
    const waiting = section('statusesRepair').getByRole('link', { name: /In de wacht$/ })
    expect(decodeURIComponent(waiting.getAttribute('href') ?? '')).toBe('/statusRepair?filter={"status":"waiting"}')
  })

  it('[B1] tells of unread messages, low stock and what is not translated', async () => {
    open(full)
    expect(await lines('Ongelezen berichten')).toEqual([
      expect.stringMatching(/1$/),
      expect.stringMatching(/^Ton Wijnands/),
    ])
    expect(await lines('Lage voorraad')).toEqual([
      expect.stringMatching(/^Lader.*Op$/),
      expect.stringMatching(/^Kabel.*Bijna op\(2\)$/),
    ])
    expect(await lines('Nog niet vertaald')).toEqual([
      expect.stringMatching(/^Maak een back-up.*Engels ontbreekt$/),
      expect.stringMatching(/^Wees voorzichtig.*Engels is ouder$/),
      expect.stringMatching(/^tips.*En nog 8\.$/i),
    ])
    const rest = section('Nog niet vertaald').getByRole('link', { name: /En nog 8/ })
    expect(decodeURIComponent(rest.getAttribute('href') ?? '')).toBe('/tip?filter={"translationState":"missing"}')
  })

  it('[B1] [X69] tells who changed what, what one did to one record in one line, and leads to what is still there', async () => {
    open(full)
    const [changed, deleted] = await lines('Laatst gewijzigd')
    expect(changed).toMatch(/Maak een back-up.*Gewijzigd · 2 keer · Sophie.*21 nov 2026, 11:00/)
    expect(deleted).toMatch(/Weg.*Verwijderd · De shop zelf/)
    expect(section('Laatst gewijzigd').getAllByRole('link')).toHaveLength(1)
  })

  it('[X25] says how many mails were not delivered, and leads to them', async () => {
    open(full)
    await screen.findByText('2 mails zijn niet afgeleverd.')
    expect(screen.getByRole('link', { name: 'Naar uitgaande mail' })).toBeTruthy()
  })

  it('[B1] [X69] shows page views as bars with a text, as a table, and of the pages read most by title', async () => {
    open(full, 'en')
    const chart = await section('Visits in the last 30 days').findByRole('img')
    expect(chart.getAttribute('aria-labelledby')).toBeTruthy()
    expect(section('Visits in the last 30 days').getByText('15 page views, 12 on the busiest day.')).toBeTruthy()
    expect(await lines('Visits in the last 30 days')).toEqual(['Kom langs/nl/contact15', '/nl/nieuws2'])
    const rows = section('Visits in the last 30 days').getAllByRole('row', { hidden: true })
    expect(rows.map((row) => row.textContent)).toEqual(['DayViews', '20 Nov 20263', '21 Nov 202612'])
  })

  it('[B1] leads the owner of a shop without pages to the home page, and nobody else', async () => {
    open({ ...full, DashboardLacking: { page_any: { total: 0, items: [] } } })
    const link = await screen.findByRole('link', { name: 'Maak de startpagina' })
    expect(link.getAttribute('href')).toBe('/page/create?url=home-nl')
    cleanup()
    open(full)
    await lines('Lage voorraad')
    expect(screen.queryByRole('link', { name: 'Maak de startpagina' })).toBeNull()
  })

  it('[B1] says so where there is nothing', async () => {
    open(empty)
    for (const text of [
      'Er staat niets te wachten.',
      'Alle berichten zijn gelezen.',
      'Van alles is er genoeg',
      'Alles staat er in het Nederlands en het Engels.',
      /Er is nog niets geteld/,
      'Er is nog niets gewijzigd.',
    ]) {
      expect(await screen.findByText(text)).toBeTruthy()
    }
  })

  it('[B1] shows what there is when a part fails, and tries that again', async () => {
    const answers = { ...full, DashboardActivity: undefined }
    open(answers)
    expect(await lines('Lage voorraad')).toHaveLength(2)
    const failed = await section('Laatst gewijzigd').findByRole('alert')
    Object.assign(answers, full)
    fireEvent.click(within(failed).getByRole('button', { name: 'Opnieuw proberen' }))
    expect(await lines('Laatst gewijzigd')).toHaveLength(2)
  })

  it('[L15] asks for a colleague nothing that their right does not reach, and fails in no part', async () => {
    setRights({
      right: 'technician',
      operations: ['waitingJobs'],
      reads: [],
      works: [],
      asksApproval: false,
      isAtCounter: false,
      people: [],
      owners: ['Sophie'],
    })
    open(full)
    expect(await section('Lage voorraad').findAllByRole('listitem')).toHaveLength(2)
    const asked = (globalThis.fetch as jest.Mock).mock.calls.map(
      ([, init]) => /query (\w+)/.exec(JSON.parse(String((init as RequestInit).body)).query)?.[1],
    )
    for (const name of ['DashboardActivity', 'DashboardPageViews', 'BusyNetworks', 'SettledFacts', 'IsDemoShop']) {
      expect(asked).not.toContain(name)
    }
    expect(screen.queryByRole('region', { name: 'Laatst gewijzigd' })).toBeNull()
  })

  it('[L4] [L5] names what could not be published at its moment, one by one or together, and leads there', async () => {
    const failed = { entity: 'tip', record: 5, isNew: false, title: 'Back-up', failure: 'De titel bestaat al.' }
    const planned = { entity: 'tip', record: 6, title: 'Pasen', kind: 'release', at: '2030-04-01T08:00:00.000Z' }
    const DashboardPublication = {
      ...nothingPlanned,
      upcomingMoments: [{ ...planned, release: 2, count: 3 }],
      failed: { items: [failed] },
      releases: [
        { id: 1, name: 'Kerst', failure: 'De prijs ontbreekt.' },
        { id: 2, name: 'Pasen', failure: null },
      ],
    }
    open({ ...full, DashboardPublication })
    const list = within(await screen.findByRole('list', { name: 'Niet gepubliceerd' }))
    const links = list.getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['KerstSamen publiceren mislukt: De prijs ontbreekt.', '/upcoming?weergave=samen'],
      ['Back-upNiet gepubliceerd: De titel bestaat al.', '/tip/5'],
    ])
    const together = screen.getByRole('link', { name: /^Pasen\s*Worden samen zichtbaar · Onderdelen: 3/ })
    expect(together.getAttribute('href')).toBe('/upcoming?weergave=samen')
  })

  const busy = {
    ...{ network: 'a-mark', width: 'wide', firstAt: '2026-11-20T10:00:00Z', lastAt: '2026-11-20T10:40:00Z' },
    ...{ guesses: 0, appointments: 4, reservations: 1, photos: 13, openAppointments: 2, openReservations: 1 },
  }
  const idle = { ...busy, network: 'another', width: 'narrow', openAppointments: 0, openReservations: 0 }

  it('[C3] names what differed from its translation, with the way to its history, until somebody has looked', async () => {
    const settled = { entity: 'tip', record: 5, title: 'Back-up', language: 'en', fields: ['image'] }
    open({ ...full, SettledFacts: { settledFacts: [settled] } }, 'en')
    const card = within(await screen.findByRole('region', { name: 'Now the same in both languages' }))
    expect(card.getByRole('link', { name: 'Back-up' }).getAttribute('href')).toContain('/tip/5/history')
    expect(card.getByText('Tip, English: image')).toBeTruthy()
    expect(card.getByRole('button', { name: 'Seen' })).toBeTruthy()
  })

  it('[Y12] names much from one network, and cancels it after saying how many', async () => {
    open({ ...full, BusyNetworks: { busyNetworks: [busy, idle] } }, 'en')
    const card = within(await screen.findByRole('region', { name: 'Much from one network' }))
    expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(
        /^4 appointments, 1 reservation, 13 photosA small block of connections, from .*Cancel everything$/,
      ),
      expect.stringMatching(/^4 appointments, 1 reservation, 13 photosOne connection, from [^C]*$/),
    ])
    fireEvent.click(card.getByRole('button', { name: 'Cancel everything' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/^From the last hour: 2 appointments, 1 reservation\./)).toBeTruthy()
    expect(dialog.getByText(/there may be customers among them/)).toBeTruthy()
    // A refusal is shown where the button is.
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel everything' }))
    expect(await dialog.findByRole('alert')).toBeTruthy()
  })

  it('[Y12] shows nothing of networks where none does much', async () => {
    open(full)
    await lines('Lage voorraad')
    expect(screen.queryByRole('region', { name: 'Veel van één netwerk' })).toBeNull()
  })

  it('[Y48] says what keeps customers away, also when the list is put away', async () => {
    const onboarding = [
      { task: 'public_address', isDone: false, isUrgent: true },
      { task: 'name', isDone: true, isUrgent: false },
      { task: 'backups', isDone: false, isUrgent: false },
    ]
    open({ ...empty, DashboardActivity: { ...(empty.DashboardActivity as object), onboarding } })
    await screen.findByRole('region', { name: 'Voor je opengaat' })
    expect(await lines('Voor je opengaat')).toEqual([
      expect.stringMatching(/^Zet het webadres.*PUBLIC_URL/),
      expect.stringMatching(/reservekopie/i),
    ])
    fireEvent.click(screen.getByRole('button', { name: 'Lijst opbergen' }))
    expect(await lines('Voor je opengaat')).toEqual([expect.stringMatching(/^Zet het webadres/)])
    fireEvent.click(screen.getByRole('button', { name: 'Toon wat er nog ontbreekt (2)' }))
    expect(await lines('Voor je opengaat')).toHaveLength(2)
  })
})
