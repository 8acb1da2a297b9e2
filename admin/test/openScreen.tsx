import { afterEach, beforeEach, jest } from '@jest/globals'
import { QueryClient } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import {
  CoreAdminContext,
  CoreAdminUI,
  CustomRoutes,
  type DataProvider,
  HttpError,
  testDataProvider,
  useNotificationContext,
} from 'ra-core'
import type { ReactNode } from 'react'
import { RouterProvider } from 'react-router'
import { managedResources } from '../src/app/managedResources'
import { ownRoutes } from '../src/app/ownRoutes'
import { ScreenRegistries } from '../src/app/ScreenRegistries'
import { AddressBook } from '../src/kernel/addresses/AddressBook'
import { createAddressedRouter } from '../src/kernel/addresses/createAddressedRouter'
import { createI18nProvider } from '../src/kernel/i18n/createI18nProvider'
import { useScreenTitle } from '../src/kernel/layout/useScreenTitle'
import { ManagedContext } from '../src/kernel/managed/ManagedContext'
import type { Language } from '../src/kernel/managed/ManagedEntity'
import { entity } from './descriptions'
import { catalogue } from './shopFixture'

type Values = Record<string, unknown>

/** Appointments are reached by the agenda alone, and invoices here by the till. */
const entities = [
  ...catalogue.entities,
  entity('appointment', 'Appointment', 'appointments', 'afspraken', []),
  entity('invoice', 'Invoice', 'invoices', 'facturen', []),
]

/** A server that refuses, as its catalogue of errors says it. */
export const refusal =
  (text: string, code = 'NOT_FOUND', errors?: Record<string, string>) =>
  async (..._call: unknown[]): Promise<never> => {
    throw new HttpError(text, code === 'NOT_FOUND' ? 404 : 422, { code, errors })
  }

/** react-admin tells the console of every refusal; nothing else may be said there. */
beforeEach(() => {
  const tell = console.error
  jest.spyOn(console, 'error').mockImplementation((...said: unknown[]) => {
    if (!(said[0] instanceof HttpError)) tell(...said)
  })
})
afterEach(() => {
  jest.restoreAllMocks()
  // What was folded in one test stands as it begins in the next.
  document.cookie = 'state=; path=/; max-age=0'
})

/** The title and the messages of the back office without its menu. */
function Frame({ children }: { children?: ReactNode }) {
  const { notifications } = useNotificationContext()
  return (
    <>
      <h1>{useScreenTitle()}</h1>
      <ul aria-label="said">
        {notifications.map(({ message }) => (
          <li key={String(message)}>{message}</li>
        ))}
      </ul>
      <main id="main-content">{children}</main>
    </>
  )
}

/**
 * The back office at an address below /cougarXr7, with a server that answers as told.
 * @param calls answers by method of the data provider; lists are empty and records are saved as they are, when not told
 */
export function openScreen(address: string, calls: Partial<Record<string, unknown>> = {}, language: Language = 'nl') {
  window.history.replaceState(null, '', `/cougarXr7/${address}`)
  const server = {
    getList: jest.fn(async () => ({ data: [], total: 0 })),
    getMany: jest.fn(async () => ({ data: [] })),
    getOne: jest.fn(async () => ({ data: {} })),
    create: jest.fn(async (_name: string, { data }: { data: Values }) => ({ data: { ...data, id: 7 } })),
    update: jest.fn(async (_name: string, { data }: { data: Values }) => ({ data })),
    deleteMany: jest.fn(async (_name: string, { ids }: { ids: number[] }) => ({ data: ids })),
    uniqueComplaint: jest.fn(async (_name: string, _claim: Values): Promise<string | null> => null),
    getDraft: jest.fn(async (_name: string, _id: number): Promise<object | null> => null),
    saveDraft: jest.fn(async (_name: string, _draft: Values): Promise<object | null> => ({ record: 9, version: 1 })),
    getTranslation: jest.fn(async (_name: string, _id: number): Promise<object | null> => null),
    confirmTranslation: jest.fn(async (_name: string, _read: Values) => undefined),
    getNewDrafts: jest.fn(async (_name: string): Promise<object[]> => []),
    publishDraft: jest.fn(async (_name: string, _draft: Values) => undefined),
    discardDraft: jest.fn(async (_name: string, _draft: Values) => undefined),
    markRead: jest.fn(async (_name: string, _id: number) => undefined),
    ...calls,
  }
  const admin = (
    <CoreAdminContext
      dataProvider={testDataProvider(server as unknown as Partial<DataProvider>)}
      i18nProvider={createI18nProvider(catalogue, language)}
      queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <CoreAdminUI layout={Frame} dashboard={() => <p>Het dashboard</p>} disableTelemetry>
        {managedResources(catalogue.entities)}
        <CustomRoutes>{ownRoutes(entities)}</CustomRoutes>
      </CoreAdminUI>
    </CoreAdminContext>
  )
  const router = createAddressedRouter([{ path: '*', element: admin }], new AddressBook(entities))
  render(
    <ManagedContext value={catalogue}>
      <ScreenRegistries>
        <RouterProvider router={router} />
      </ScreenRegistries>
    </ManagedContext>,
  )
  return server
}

/** What the back office has said. */
export const said = () => screen.getByRole('list', { name: 'said' }).textContent

/** What stands in the address bar below /cougarXr7. */
export const address = () => decodeURI(window.location.pathname).replace('/cougarXr7/', '')
