import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../i18n/useWords'
import { Icon } from '../../icons/Icon'
import { visuallyHidden } from '../../layout/visuallyHidden'
import { useManaged } from '../../managed/ManagedContext'
import type { ManagedBlock } from '../../managed/ManagedEntity'
import { emptyFields } from '../form/startValues'
import type { FieldInputProps } from '../form/useFormField'
import { BlockFields } from './BlockFields'
import { blockIcon } from './blockIcon'
import { EntryFrame } from './EntryFrame'
import { RemovedNotice } from './RemovedNotice'
import { summaryOf } from './summaryOf'
import { useEntries } from './useEntries'

/** What a page is built from: blocks of several types, in an order that one chooses. */
export function BlocksField({ path }: FieldInputProps) {
  const catalogue = useManaged()
  const { say, read } = useWords()
  const entries = useEntries(path)
  const { setFolded, keys } = entries
  const [said, setSaid] = useState('')
  const added = useRef(false)
  const newest = keys.at(-1)

  useEffect(() => {
    if (!added.current || newest === undefined) return
    added.current = false
    setFolded([newest], false)
  }, [newest, setFolded])

  function add(block: ManagedBlock) {
    added.current = true
    entries.add({ __type: block.name, ...emptyFields(block.fields) })
  }
  const nameOf = (index: number) => {
    const type = String(entries.values[index]?.__type ?? '')
    const block = catalogue.blocks.find((candidate) => candidate.name === type)
    return say('blocks.name', { number: index + 1, type: block ? read(block.label) : type })
  }

  return (
    <Box>
      {keys.length > 1 && (
        <Box sx={{ display: 'flex', gap: 0.5, mb: 1 }}>
          <Button size="small" color="inherit" onClick={() => setFolded(keys, false)}>
            {say('blocks.unfoldAll')}
          </Button>
          <Button size="small" color="inherit" onClick={() => setFolded(keys, true)}>
            {say('blocks.foldAll')}
          </Button>
        </Box>
      )}
      {keys.length === 0 && (
        <Box component="p" sx={{ mt: 0, color: 'text.secondary' }}>
          {say('blocks.empty')}
        </Box>
      )}
      <Box
        component="ol"
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        {keys.map((key, index) => {
          const value = entries.values[index]
          const block = catalogue.blocks.find((candidate) => candidate.name === value?.__type)
          if (!value || !block) return null
          const hasError = entries.hasError(index)
          return (
            <EntryFrame
              key={key}
              name={nameOf(index)}
              summary={summaryOf(block.fields, value)}
              icon={blockIcon(block.name)}
              isOpen={entries.isOpen(key)}
              hasError={hasError}
              isFirst={index === 0}
              isLast={index === keys.length - 1}
              canRemove
              onToggle={() => entries.toggle(key)}
              onMove={(by) => {
                entries.move(index, by)
                setSaid(say('blocks.moved', { name: nameOf(index), number: index + 1 + by, total: keys.length }))
              }}
              onRemove={() => entries.remove(index, nameOf(index))}
            >
              <BlockFields block={block} path={`${path}.${index}`} />
            </EntryFrame>
          )
        })}
      </Box>
      <Box role="status" sx={visuallyHidden}>
        {said}
      </Box>
      <AddBlockMenu blocks={catalogue.blocks} onAdd={add} />
      {entries.removed && (
        <RemovedNotice name={entries.removed.name} onUndo={entries.putBack} onClose={entries.forget} />
      )}
    </Box>
  )
}

function AddBlockMenu({ blocks, onAdd }: { blocks: readonly ManagedBlock[]; onAdd: (block: ManagedBlock) => void }) {
  const { say, read } = useWords()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        startIcon={<Icon name="plus" />}
        sx={{ mt: 1.5 }}
      >
        {say('blocks.add')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {blocks.map((block) => (
          <MenuItem
            key={block.name}
            onClick={() => {
              setAnchor(null)
              onAdd(block)
            }}
          >
            <ListItemIcon>
              <Icon name={blockIcon(block.name)} />
            </ListItemIcon>
            {read(block.label)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
