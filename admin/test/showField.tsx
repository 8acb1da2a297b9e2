import { render, screen } from '@testing-library/react'
import { CoreAdminContext, type DataProvider, Form, ResourceContextProvider, testDataProvider } from 'ra-core'
import { useWatch } from 'react-hook-form'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { FieldInput } from '../src/kernel/generate/field/FieldInput'
import { createI18nProvider } from '../src/kernel/i18n/createI18nProvider'
import { ManagedContext } from '../src/kernel/managed/ManagedContext'
import type { Language, ManagedField } from '../src/kernel/managed/ManagedEntity'
import { catalogue } from './shopFixture'

function Held({ name }: { name: string }) {
  return <output data-testid={`held-${name}`}>{JSON.stringify(useWatch({ name }) ?? null)}</output>
}

/** What a widget may need of the form around it. */
interface Around {
  resource?: string
  language?: Language
  calls?: Partial<Record<string, unknown>>
  /** Other values that the form holds. */
  flag?: Record<string, boolean>
}

/** The widget of one field in a form, and what the form holds of it. */
export function showField(described: ManagedField, value: unknown = null, around: Around = {}) {
  const { resource = 'tip', language = 'nl', calls = {}, flag = {} } = around
  const { name } = described
  const none = async () => ({ data: [], total: 0 })
  const form = (
    <CoreAdminContext
      dataProvider={testDataProvider({ getList: none, getMany: none, ...calls } as unknown as Partial<DataProvider>)}
      i18nProvider={createI18nProvider(catalogue, language)}
    >
      <ManagedContext value={catalogue}>
        <ResourceContextProvider value={resource}>
          <Form record={{ [name]: value, ...flag }} onSubmit={() => undefined} noValidate>
            <FieldInput field={described} path={name} />
            <Held name={name} />
            {Object.keys(flag).map((other) => (
              <Held key={other} name={other} />
            ))}
            <button type="submit">Klaar</button>
          </Form>
        </ResourceContextProvider>
      </ManagedContext>
    </CoreAdminContext>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: form }])} />)
  const held = (of: string) => JSON.parse(screen.getByTestId(`held-${of}`).textContent ?? 'null')
  return { held: () => held(name), flag: held }
}
