import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { useDataProvider, useNotify } from 'ra-core'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { visuallyHidden } from '../../components/visuallyHidden'
import type { BlockValue, FormRecord } from '../../dataProvider/FormRecord'
import { useFailureText } from '../../dataProvider/useFailureText'
import { useTranslation } from '../../i18n/useTranslation'
import { hasIcon, Icon } from '../../icons/Icon'
import { useManaged } from '../../managed/ManagedContext'
import type { ManagedBlock } from '../../managed/ManagedEntity'
import { mayWorkWith } from '../../rights/rights'
import { emptyFields } from '../field/emptyValues'
import type { FieldInputProps } from '../field/useFormField'
import { usePreview } from '../preview/PreviewContext'
import { BlockFields } from './BlockFields'
import { BlockOptions } from './BlockOptions'
import { EntryFrame } from './EntryFrame'
import { EntrySummary } from './EntrySummary'
import { RemovedNotice } from './RemovedNotice'
import { useSharing } from './shared/useSharing'
import { useBlockOptions } from './useBlockOptions'
import { useEntries } from './useEntries'
import { useEntryDrag } from './useEntryDrag'

// The thumbnails are loaded when the menu opens.
const BlockMenu = lazy(() => import('./BlockMenu'))
const CopyToDialog = lazy(() => import('./copyTo/CopyToDialog'))
const SharedContent = lazy(() => import('./shared/SharedContent'))
const ShareDialog = lazy(() => import('./shared/ShareDialog'))

/** What a page is built from: blocks of several types, in an order that one chooses. */
export function BlocksField({ path }: FieldInputProps) {
  const catalogue = useManaged()
  const { translate, localize } = useTranslation()
  const entries = useEntries(path)
  const { setFolded, select, keys, newest } = entries
  const { chosen, showBlock } = usePreview()
  const [announcement, setAnnouncement] = useState('')
  /** Where a block of a type to be chosen goes. */
  const [addingAt, setAddingAt] = useState<number>()
  /** The block that is copied to another page. */
  const [copied, setCopied] = useState<number>()
  /** The block that is made a shared one. */
  const [sharedNow, setSharedNow] = useState<number>()
  const { sharing, isShared } = useSharing()
  const dataProvider = useDataProvider()
  const notify = useNotify()
  const failureText = useFailureText()
  const drag = useEntryDrag(move)
  const options = useBlockOptions(path, entries, drag.list)

  const keysNow = useRef(keys)
  keysNow.current = keys
  useEffect(() => {
    if (newest !== undefined) focusHead(drag.list.current, keysNow.current.indexOf(newest))
  }, [newest, drag.list])
  // The one block of a shared one is what its form is for.
  useEffect(() => {
    if (isShared) setFolded(keysNow.current, false)
  }, [isShared, setFolded])
  // Clicking a block in the preview opens it for editing.
  useEffect(() => {
    const key = chosen && keysNow.current[chosen.place]
    if (!chosen || key === undefined) return
    setFolded([key], false)
    select(key)
    focusHead(drag.list.current, chosen.place)
  }, [chosen, setFolded, select, drag.list])

  function add(block: ManagedBlock, at: number) {
    setAddingAt(undefined)
    entries.add({ __type: block.name, ...emptyFields(block.fields) }, at)
    setAnnouncement(translate('blocks.added', { name: localize(block.label), number: at + 1 }))
    showBlock(at)
  }
  /** An anchor leads to one block: the copy has none. */
  function copy(index: number) {
    entries.add(unanchored(index), index + 1)
    setAnnouncement(translate('blocks.copied', { name: nameOf(index), number: index + 2 }))
    showBlock(index + 1)
  }
  async function addShared(id: number, at: number) {
    if (!sharing) return
    setAddingAt(undefined)
    try {
      const { data } = await dataProvider.getOne<FormRecord>(sharing.entity, { id })
      entries.add({ ...(data.blocks as BlockValue[])[0], [sharing.field]: id }, at)
      setAnnouncement(translate('blocks.added', { name: String(data.title), number: at + 1 }))
      showBlock(at)
    } catch (failure) {
      notify(failureText(failure), { type: 'error' })
    }
  }
  /** Which shared block one is; null for a block of its own. */
  const sharedAt = (index: number) => {
    const id = sharing && entries.valueIn(index, sharing.field)
    return typeof id === 'number' ? id : null
  }
  const unanchored = (index: number) => ({ ...entries.copyOf(index), internalLinkId: null })
  function move(from: number, to: number) {
    entries.move(from, to)
    setAnnouncement(translate('blocks.moved', { name: nameOf(from), number: to + 1, total: keys.length }))
    showBlock(to)
  }
  const blockAt = (index: number) => catalogue.blocks.find((candidate) => candidate.name === entries.typeOf(index))
  const nameOf = (index: number) => {
    const block = blockAt(index)
    const type = block ? localize(block.label) : (entries.typeOf(index) ?? '')
    return translate('blocks.name', { number: index + 1, type })
  }
  const optioned = sharedAt(options.shown) === null ? blockAt(options.shown) : undefined

  return (
    <Box>
      {keys.length > 1 && (
        <Box sx={{ display: 'flex', gap: 0.5, mb: 1 }}>
          <Button size="small" color="inherit" onClick={() => setFolded(keys, false)}>
            {translate('blocks.unfoldAll')}
          </Button>
          <Button size="small" color="inherit" onClick={() => setFolded(keys, true)}>
            {translate('blocks.foldAll')}
          </Button>
        </Box>
      )}
      {keys.length === 0 && (
        <Box component="p" sx={{ mt: 0, color: 'text.secondary' }}>
          {translate('blocks.empty')}
        </Box>
      )}
      <Box
        component="ol"
        ref={drag.list}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        {keys.map((key, index) => {
          const block = blockAt(index)
          if (!block) return null
          const hasError = entries.hasError(index)
          const shared = sharedAt(index)
          return (
            <EntryFrame
              key={key}
              name={nameOf(index)}
              summary={<EntrySummary fields={block.fields} path={`${path}.${index}`} />}
              icon={shared === null ? blockIcon(block.name) : 'link'}
              isOpen={entries.isOpen(key)}
              hasError={hasError}
              isFirst={index === 0}
              isLast={index === keys.length - 1}
              canRemove
              isChosen={index === options.shown}
              onFocus={() => options.follow(index)}
              onToggle={() => {
                entries.toggle(key)
                if (entries.isOpen(key)) return
                select(key)
                showBlock(index)
              }}
              onMove={(by) => move(index, index + by)}
              onCopy={isShared ? undefined : () => copy(index)}
              onCopyTo={isShared ? undefined : () => setCopied(index)}
              onShare={
                sharing && mayWorkWith(sharing.entity) && shared === null && block.isInUse
                  ? () => setSharedNow(index)
                  : undefined
              }
              onAddBelow={isShared ? undefined : () => setAddingAt(index + 1)}
              onGrip={(event) => drag.start(index, event)}
              mark={drag.markAt(index)}
              isDragged={drag.isDragged(index)}
              onRemove={() => entries.remove(index, nameOf(index))}
            >
              {sharing && shared !== null ? (
                <Suspense fallback={<Skeleton variant="rounded" height={110} />}>
                  <SharedContent
                    sharing={sharing}
                    id={shared}
                    path={`${path}.${index}`}
                    onDetach={(content) => entries.replace(index, { ...content, [sharing.field]: null })}
                  />
                </Suspense>
              ) : block.isInUse ? (
                <BlockFields
                  block={block}
                  path={`${path}.${index}`}
                  onOptions={() => options.open(index)}
                  hasFaultyOption={options.hasError(index)}
                />
              ) : (
                <Box component="p" sx={{ m: 0, color: 'text.secondary' }}>
                  {translate('blocks.notInUse')}
                </Box>
              )}
            </EntryFrame>
          )
        })}
      </Box>
      {optioned && (
        <BlockOptions
          block={optioned}
          name={nameOf(options.shown)}
          path={`${path}.${options.shown}`}
          asked={options.asked}
          onLeave={options.leave}
          onClose={options.close}
        />
      )}
      <Box role="status" sx={visuallyHidden}>
        {announcement}
      </Box>
      {!(isShared && keys.length > 0) && (
        <Button
          variant="outlined"
          aria-haspopup="dialog"
          onClick={() => setAddingAt(keys.length)}
          startIcon={<Icon name="plus" />}
          sx={{ mt: 1.5 }}
        >
          {translate('blocks.add')}
        </Button>
      )}
      {addingAt !== undefined && (
        <Suspense fallback={null}>
          <BlockMenu
            blocks={catalogue.blocks.filter(({ isInUse }) => isInUse)}
            onChoose={(block) => add(block, addingAt)}
            sharing={sharing}
            onShared={(id) => void addShared(id, addingAt)}
            onClose={() => setAddingAt(undefined)}
          />
        </Suspense>
      )}
      {copied !== undefined && (
        <Suspense fallback={null}>
          <CopyToDialog
            name={nameOf(copied)}
            field={path}
            blockNow={() => unanchored(copied) as unknown as BlockValue}
            onClose={() => setCopied(undefined)}
          />
        </Suspense>
      )}
      {sharing && sharedNow !== undefined && (
        <Suspense fallback={null}>
          <ShareDialog
            sharing={sharing}
            name={nameOf(sharedNow)}
            blockNow={() => entries.copyOf(sharedNow) as unknown as BlockValue}
            onShared={(id) => {
              entries.replace(sharedNow, { ...entries.copyOf(sharedNow), [sharing.field]: id })
              setSharedNow(undefined)
            }}
            onClose={() => setSharedNow(undefined)}
          />
        </Suspense>
      )}
      {entries.removed && (
        <RemovedNotice name={entries.removed.name} onUndo={entries.restore} onClose={entries.dismissRemoved} />
      )}
    </Box>
  )
}

/** Leads to the head of a block, once a dialog that is closing has let go of the focus. */
function focusHead(list: HTMLElement | null, place: number): void {
  setTimeout(() => {
    const entry = list?.children[place]
    entry?.querySelector<HTMLElement>('[aria-expanded]')?.focus({ preventScroll: true })
    entry?.scrollIntoView?.({ block: 'center' })
  }, 60)
}

/** The icon of a type of block. */
function blockIcon(name: string): string {
  return hasIcon(`block-${name}`) ? `block-${name}` : 'block'
}
