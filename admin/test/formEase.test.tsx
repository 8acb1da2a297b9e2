import { afterEach, describe, expect, it, jest } from '@jest/globals'
import Autocomplete from '@mui/material/Autocomplete'
import { createTheme, ThemeProvider } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CoreAdminContext, ResourceContextProvider, testDataProvider } from 'ra-core'
import { useRef } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { ScreenRegistries } from '../src/app/ScreenRegistries'
import { FormDialog } from '../src/kernel/components/FormDialog'
import { saveShortcut, useSaveShortcut } from '../src/kernel/components/saveShortcut'
import { markupDifferences } from '../src/kernel/format/markupDifferences'
import { EditScreen } from '../src/kernel/generate/EditScreen'
import { FormFrame } from '../src/kernel/generate/form/FormFrame'
import { useRovingFocus } from '../src/kernel/generate/richText/useRovingFocus'
import { createI18nProvider } from '../src/kernel/i18n/createI18nProvider'
import { ManagedContext } from '../src/kernel/managed/ManagedContext'
import type { Language } from '../src/kernel/managed/ManagedEntity'
import { shopToday } from '../src/kernel/shop/shopToday'
import { ThemeTexts } from '../src/kernel/theme/ThemeTexts'
import { openScreen, refusal } from './openScreen'
import { catalogue } from './shopFixture'

afterEach(() => {
  jest.restoreAllMocks()
})

const inLanguage = (language: Language, children: React.ReactNode) =>
  render(<CoreAdminContext i18nProvider={createI18nProvider(catalogue, language)}>{children}</CoreAdminContext>)

describe('the title of a form', () => {
  it.each([
    ['nl', 'Product (nl) ‘Laptop’ wijzigen'],
    ['en', 'Edit product ‘Laptop’'],
  ] as const)('[Y32] names the record that it is about, in %s', async (language, title) => {
    const record = { id: 5, title: 'Laptop', language: 'nl', version: 1, referenced: {}, sibling: null }
    openScreen('producten/wijzigen/5', { getOne: async () => ({ data: record }) }, language)
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/‘Laptop’/))
    expect(screen.getByRole('heading', { level: 1 }).textContent?.toLowerCase().replace(' (nl)', '')).toBe(
      title.toLowerCase().replace(' (nl)', ''),
    )
  })
})

describe('Ctrl-S', () => {
  function Screen({ onSave, dialog }: { onSave: () => void; dialog?: React.ReactNode }) {
    useSaveShortcut()
    return (
      <>
        <button type="button" {...saveShortcut} onClick={onSave}>
          Opslaan
        </button>
        {dialog}
      </>
    )
  }
  const press = (more: object = {}) => fireEvent.keyDown(document.body, { key: 's', ctrlKey: true, ...more })

  it('[Y32] [L18] saves the form on the screen instead of the page, and Cmd-S does', () => {
    const onSave = jest.fn()
    inLanguage('nl', <Screen onSave={onSave} />)
    // False: the browser has nothing more to do.
    expect(press()).toBe(false)
    expect(press({ ctrlKey: false, metaKey: true })).toBe(false)
    expect(onSave).toHaveBeenCalledTimes(2)
    press({ shiftKey: true })
    press({ ctrlKey: false })
    press({ repeat: true })
    expect(onSave).toHaveBeenCalledTimes(2)
    expect(screen.getByRole('button').getAttribute('aria-keyshortcuts')).toBe('Control+S Meta+S')
  })

  it('[Y32] saves the dialog above it, and nothing below one that only sends', () => {
    const [onSave, onSubmit] = [jest.fn(), jest.fn()]
    const dialog = (submit: string) => (
      <FormDialog title="Klant" submit={submit} isBusy={false} onSubmit={onSubmit} onClose={() => undefined}>
        <p>Naam</p>
      </FormDialog>
    )
    const { unmount } = inLanguage('nl', <Screen onSave={onSave} dialog={dialog('Opslaan')} />)
    expect(press()).toBe(false)
    expect(onSubmit).toHaveBeenCalledTimes(1)
    unmount()
    inLanguage('nl', <Screen onSave={onSave} dialog={dialog('Afspraak afzeggen')} />)
    expect(press()).toBe(false)
    expect(onSubmit).toHaveBeenCalledTimes(1)
    expect(onSave).not.toHaveBeenCalled()
  })
})

describe('a toolbar', () => {
  function Bar() {
    const bar = useRef<HTMLDivElement>(null)
    return (
      <div ref={bar} role="toolbar" {...useRovingFocus(bar)}>
        <select aria-label="Niveau">
          <option>Tekst</option>
          <option>Kop</option>
        </select>
        <button type="button">Vet</button>
        <button type="button" disabled>
          Uit
        </button>
        <button type="button">Link</button>
      </div>
    )
  }

  it('[Y32] is one tab stop: arrows, Home and End go through it, and Tab comes back to the last tool', async () => {
    render(
      <>
        <Bar />
        <input aria-label="Tekst" />
      </>,
    )
    const at = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent
    const pass: string[] = []
    const press = async (keys: string) => {
      await userEvent.keyboard(keys)
      pass.push(String(at()))
    }
    await userEvent.tab()
    expect(at()).toBe('Niveau')
    for (const keys of ['{ArrowRight}', '{ArrowRight}', '{ArrowRight}', '{ArrowLeft}', '{Home}', '{End}']) {
      await press(keys)
    }
    expect(pass).toEqual(['Vet', 'Link', 'Niveau', 'Link', 'Niveau', 'Link'])
    await userEvent.tab()
    expect(at()).toBe('Tekst')
    await userEvent.tab({ shift: true })
    expect(at()).toBe('Link')
  })
})

describe('the texts of Material UI', () => {
  it.each([
    ['nl', 'Geen opties', 'Openen'],
    ['en', 'No options', 'Open'],
  ] as const)('[Y32] are in %s', async (language, nothing, open) => {
    inLanguage(
      language,
      <ThemeProvider theme={createTheme()}>
        <ThemeTexts>
          <Autocomplete options={[]} renderInput={(given) => <TextField {...given} label="Klant" />} />
        </ThemeTexts>
      </ThemeProvider>,
    )
    await userEvent.click(screen.getByRole('button', { name: open }))
    await screen.findByText(nothing)
  })
})

describe('a new job', () => {
  it('[Y32] is taken in today, unless one says otherwise', async () => {
    const server = openScreen('reparaties/toevoegen')
    const day = (await screen.findByLabelText(/intakeDate/)) as HTMLInputElement
    expect(day.value).toBe(shopToday())
    expect(server.create).not.toHaveBeenCalled()
  })
})

describe('a reference', () => {
  it('[Y32] to what is not there yet is made in a dialog, with what was typed and with what is wrong, and chosen', async () => {
    const create = jest.fn(async (_name: string, { data }: { data: object }) => ({ data: { ...data, id: 7 } }))
    create.mockImplementationOnce(refusal('Nee', 'VALIDATION', { email: 'Er bestaat al een account.' }) as never)
    const made = { id: 7, name: 'Bo de Wit', referenced: {}, sibling: null }
    openScreen('reparaties/toevoegen', { create, getOne: async () => ({ data: made }) })
    const box = (await screen.findByRole('combobox', { name: /^customer/ })) as HTMLInputElement
    await userEvent.type(box, 'Bo de Wit')
    await userEvent.click(screen.getByRole('button', { name: /^Customer.* toevoegen$/i }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Customer.* toevoegen$/i }))
    expect((dialog.getByRole('textbox', { name: /^name/ }) as HTMLInputElement).value).toBe('Bo de Wit')
    await userEvent.type(dialog.getByRole('textbox', { name: /^email/ }), 'bo@example.com')
    await userEvent.click(dialog.getByRole('button', { name: 'Opslaan' }))
    await dialog.findByText('Er bestaat al een account.')
    await userEvent.click(dialog.getByRole('button', { name: 'Opslaan' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(create.mock.lastCall?.[0]).toBe('customer')
    expect(create.mock.lastCall?.[1].data).toMatchObject({ name: 'Bo de Wit', email: 'bo@example.com' })
    await waitFor(() => expect(box.value).toBe('Bo de Wit'))
    expect(create).toHaveBeenCalledTimes(2)
  })
})

describe('a step of the set-up', () => {
  it('[Y31] is finished before what follows the save, which may load the page anew', async () => {
    const pass: string[] = []
    const record = { id: 1, title: 'Tip', language: 'nl', version: 1, referenced: {}, sibling: null }
    const server = testDataProvider({
      getOne: async () => ({ data: record }),
      update: async (_name: string, { data }: { data: object }) => ({ data }),
    } as never)
    const frame = {
      id: 1,
      toolbar: <button type="submit">Opslaan en verder</button>,
      onSaved: async () => {
        await new Promise((resolve) => setTimeout(resolve, 50))
        pass.push('step')
      },
    }
    const element = (
      <CoreAdminContext dataProvider={server} i18nProvider={createI18nProvider(catalogue, 'nl')}>
        <ResourceContextProvider value="newsCategory">
          <FormFrame value={frame}>
            <EditScreen onSaved={() => pass.push('reload')} />
          </FormFrame>
        </ResourceContextProvider>
      </CoreAdminContext>
    )
    render(
      <ManagedContext value={catalogue}>
        <ScreenRegistries>
          <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
        </ScreenRegistries>
      </ManagedContext>,
    )
    const title = await screen.findByRole('textbox', { name: /^title/ })
    await userEvent.type(title, 's')
    await userEvent.click(screen.getByRole('button', { name: 'Opslaan en verder' }))
    await waitFor(() => expect(pass).toEqual(['step', 'reload']))
  })
})

describe('two formatted texts', () => {
  const link = (to: string, words = 'onze prijzen') => `<p>Zie <a href="${to}">${words}</a></p>`

  it('[Y32] differ in where a link leads, and in which picture there is and what it shows', () => {
    expect(markupDifferences(link('/prijzen'), link('/tarieven'))).toEqual([
      { kind: 'link', about: 'onze prijzen', from: '/prijzen', to: '/tarieven' },
    ])
    expect(markupDifferences('<p><img src="a.jpg" alt="Pc"></p>', '<p><img src="b.jpg" alt="Laptop"></p>')).toEqual([
      { kind: 'image', about: 'Pc', from: 'a.jpg', to: 'b.jpg' },
      { kind: 'alt', about: 'a.jpg', from: 'Pc', to: 'Laptop' },
    ])
    expect(markupDifferences(link('/prijzen'), '<p>Zie onze prijzen</p>')).toEqual([
      { kind: 'link', about: 'onze prijzen', from: '/prijzen', to: null },
    ])
    expect(markupDifferences('<p>Vet</p>', '<p><strong>Vet</strong></p>')).toEqual([])
  })

  it('[Y32] are told so by the history', async () => {
    const { MarkupDifferences } = await import('../src/kernel/components/MarkupDifferences')
    inLanguage(
      'nl',
      <section aria-label="links">
        <MarkupDifferences one={link('/prijzen')} other={link('/tarieven')} isRest />
      </section>,
    )
    const shown = within(screen.getByRole('region', { name: 'links' }))
    shown.getByText('Link ‘onze prijzen’: /prijzen → /tarieven')
    expect(shown.queryByText('Alleen de opmaak verschilt.')).toBeNull()
  })
})
