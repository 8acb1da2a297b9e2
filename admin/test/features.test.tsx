import { afterEach, describe, expect, it } from '@jest/globals'
import { createTheme, type PaletteOptions, ThemeProvider } from '@mui/material/styles'
import { cleanup, render, screen } from '@testing-library/react'
import { isEnumType } from 'graphql'
import { CoreAdminContext, ResourceContextProvider } from 'ra-core'
import { MemoryRouter } from 'react-router'
import { features } from '../src/app/features'
import { ScreenRegistries } from '../src/app/ScreenRegistries'
import { StatusChip } from '../src/kernel/components/StatusChip'
import { FieldValue } from '../src/kernel/generate/list/FieldValue'
import { createI18nProvider } from '../src/kernel/i18n/createI18nProvider'
import { shortTitle } from '../src/kernel/navigation/shortTitles'
import { joined } from '../src/kernel/registerFeatures'
import { field } from './descriptions'
import { schema } from './schema'
import { catalogue } from './shopFixture'

afterEach(cleanup)

/** The types of the API by the names of their entities. */
const types = new Set(Object.keys(schema.getTypeMap()).map((name) => name.charAt(0).toLowerCase() + name.slice(1)))
const typeOf = (entity: string) => schema.getType(entity.charAt(0).toUpperCase() + entity.slice(1))

describe('what the features bring', () => {
  it('[H1] is of entities that there are', () => {
    const screens = features.flatMap((feature) => feature.screens ?? [])
    const named = [
      ...Object.keys(joined(features, 'entities')),
      ...Object.keys(joined(features, 'selectionAdditions')),
      ...Object.keys(joined(features, 'shortTitles')),
      ...Object.keys(joined(features, 'formScreens')).map((name) => name.split('/')[0] ?? ''),
      ...screens.flatMap(({ needs = [], covers = [] }) => [...needs, ...covers]),
    ]
    expect(named.filter((name) => !types.has(name))).toEqual([])
  })

  it('[H1] is of fields that there are', () => {
    const named = [...Object.keys(joined(features, 'widgets')), ...Object.keys(joined(features, 'values'))]
    const missing = named.filter((name) => {
      const [entity = '', field = ''] = name.split('.')
      const type = typeOf(entity)
      // What is only sent is no field of the record.
      const types = [type, schema.getType(`Update${type?.name}Input`)]
      return !types.some((each) => each && 'getFields' in each && field in each.getFields())
    })
    expect(missing).toEqual([])
  })

  it('[H1] may not be brought by two', () => {
    const twice = [{ entities: { quote: {} } }, { entities: { quote: {} } }]
    expect(() => joined(twice, 'entities')).toThrow('Two features have entities of quote')
  })

  it.each(['NewPcStatus', 'RepairStatus', 'QuoteState', 'ReservationState'])(
    '[H1] has an icon for every value of %s',
    (name) => {
      const type = schema.getType(name)
      const values = isEnumType(type) ? type.getValues() : []
      expect(values.length).toBeGreaterThan(3)
      const theme = createTheme({ palette: { shop: { soft: '#eeeeee' } } as PaletteOptions })
      for (const { value } of values) {
        const { container } = render(
          <ThemeProvider theme={theme}>
            <StatusChip value={value} text={value} />
          </ThemeProvider>,
        )
        expect([value, container.querySelector('svg') === null]).toEqual([value, false])
      }
    },
  )

  it('[H1] is the short title of a job', () => {
    expect(shortTitle({ name: 'statusRepair' })).toBe('jobs.kind.repair')
    expect(shortTitle({ name: 'product' })).toBeUndefined()
  })

  it('[H1] is how a field is shown, of its entity alone', () => {
    const record = {
      id: 1,
      version: 1,
      promisedOn: '2026-01-02',
      status: 'waiting',
      referenced: {},
      sibling: null,
    }
    const shown = (entity: string) =>
      render(
        <MemoryRouter>
          <CoreAdminContext i18nProvider={createI18nProvider(catalogue, 'nl')}>
            <ScreenRegistries>
              <ResourceContextProvider value={entity}>
                <FieldValue field={field('promisedOn', 'day')} record={record} />
              </ResourceContextProvider>
            </ScreenRegistries>
          </CoreAdminContext>
        </MemoryRouter>,
      )
    shown('statusRepair')
    expect(screen.getByText(/^Te laat: 2 jan/)).toBeTruthy()
    cleanup()
    shown('product')
    expect(screen.getByText(/^2 jan/)).toBeTruthy()
  })
})
