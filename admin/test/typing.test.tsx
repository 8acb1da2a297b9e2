import { describe, expect, it } from '@jest/globals'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { Editor, TiptapEditorHTMLElement } from '@tiptap/react'
import { CoreAdminContext, type DataProvider, Form, ResourceContextProvider, testDataProvider } from 'ra-core'
import { type ComponentType, Profiler } from 'react'
import { useFormContext } from 'react-hook-form'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { FieldInput } from '../src/kernel/generate/field/FieldInput'
import type { FieldInputProps } from '../src/kernel/generate/field/useFormField'
import LivePreview from '../src/kernel/generate/preview/LivePreview'
import { createI18nProvider } from '../src/kernel/i18n/createI18nProvider'
import { ManagedCatalogue } from '../src/kernel/managed/ManagedCatalogue'
import { ManagedContext } from '../src/kernel/managed/ManagedContext'
import type { ManagedField } from '../src/kernel/managed/ManagedEntity'
import { catalogue as shopCatalogue } from './shopFixture'

/** Where something was rendered, once for each time. */
const rendered: string[] = []

function counted(Widget: ComponentType<FieldInputProps>): ComponentType<FieldInputProps> {
  return (props) => (
    <Profiler id={props.path} onRender={(id) => rendered.push(id)}>
      <Widget {...props} />
    </Profiler>
  )
}
/** A field whose widget is counted, with those of its items. */
function countedField(field: ManagedField): ManagedField {
  const { kind, fields } = field
  return { ...field, kind: { ...kind, Input: kind.Input && counted(kind.Input) }, fields: fields?.map(countedField) }
}
const catalogue = new ManagedCatalogue(
  shopCatalogue.entities.map((entity) => ({ ...entity, fields: entity.fields.map(countedField) })),
  shopCatalogue.blocks.map((block) => ({ ...block, fields: block.fields.map(countedField) })),
  shopCatalogue.retention,
)

const blocks = ['Eerst', 'Dan', 'Tot slot'].map((title) => ({ __type: 'text', title, text: `<p>${title}.</p>` }))

/** The blocks of a page, all unfolded, with its live preview. */
async function openBlocks() {
  const none = async () => ({ data: [], total: 0 })
  const entity = catalogue.entity('page')
  const title = entity.fields.find(({ name }) => name === 'title')
  const field = entity.fields.find(({ name }) => name === 'blocks')
  if (!field || !title) throw new Error('A page has no blocks')
  let held: ReturnType<typeof useFormContext> | undefined
  function Held() {
    held = useFormContext()
    return null
  }
  const screenOf = (
    <CoreAdminContext
      dataProvider={testDataProvider({ getList: none, getMany: none } as unknown as Partial<DataProvider>)}
      i18nProvider={createI18nProvider(catalogue, 'nl')}
    >
      <ManagedContext value={catalogue}>
        <ResourceContextProvider value="page">
          <Form record={{ title: 'Home', language: 'nl', blocks }} onSubmit={() => undefined} noValidate>
            <FieldInput field={title} path="title" />
            <FieldInput field={field} path="blocks" />
            <Held />
            <Profiler id="preview" onRender={(id) => rendered.push(id)}>
              <LivePreview />
            </Profiler>
          </Form>
        </ResourceContextProvider>
      </ManagedContext>
    </CoreAdminContext>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: screenOf }])} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Alles uitklappen' }))
  // Three editors take jsdom most of twenty seconds.
  await waitFor(() => expect(document.querySelectorAll('.ProseMirror')).toHaveLength(3), { timeout: 90_000 })
  await settled()
  if (!held) throw new Error('There is no form')
  return held
}

function editorOf(index: number): Editor {
  const editor = document.querySelectorAll<TiptapEditorHTMLElement>('.ProseMirror')[index]?.editor
  if (!editor) throw new Error(`Block ${index} has no editor`)
  return editor
}

/** What has been rendered, apart from what is around it. */
const inParts = (): string[] => [...new Set(rendered)].filter((path) => path !== 'blocks')
const settled = () => act(async () => new Promise((resolve) => setTimeout(resolve, 450)))

describe('[X61] a key renders what it is typed into, and nothing else of the page:', () => {
  it('in the title of the page, of a block, and in rich text', async () => {
    await openBlocks()
    const titles = screen.getAllByRole('textbox', { name: /^title/ })
    for (const [place, path] of ['title', 'blocks.0.title', 'blocks.1.title'].entries()) {
      const field = titles[place]
      if (!field) throw new Error(`There is no field for ${path}`)
      fireEvent.change(field, { target: { value: 'Een' } })
      await settled()
      rendered.length = 0
      fireEvent.change(field, { target: { value: 'Een k' } })
      await settled()
      expect(inParts()).toEqual([path])
    }
    const editor = editorOf(1)
    await act(async () => editor.commands.insertContentAt(4, 'n'))
    await settled()
    rendered.length = 0
    await act(async () => editor.commands.insertContentAt(4, 'e'))
    await settled()
    expect(inParts()).toEqual(['blocks.1.text'])
  }, 150_000)

  it('the text is not put into its editor again, unless it was changed from elsewhere', async () => {
    const { setValue } = await openBlocks()
    const editor = editorOf(1)
    let changes = 0
    editor.on('transaction', ({ transaction }) => {
      if (transaction.docChanged) changes++
    })
    await act(async () => editor.commands.insertContentAt(4, 'e'))
    await settled()
    expect(changes).toBe(1)
    await act(async () => setValue('blocks.1.text', '<p>Van elders</p>'))
    await settled()
    expect(editor.getText()).toBe('Van elders')
  }, 150_000)
})
