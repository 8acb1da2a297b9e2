import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import {
  AddImportPictureDocument,
  type ImportStateFragment,
  RunImportDocument,
  UndoImportDocument,
} from '../../generated/graphql'
import { useFailureText } from '../../kernel/dataProvider/useFailureText'
import { askServer, dataOf } from '../../kernel/graphql/askServer'
import { sendFile } from '../../kernel/graphql/sendFile'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { Icon } from '../../kernel/icons/Icon'
import { FilesButton } from './FilesButton'

const longestUpload = 120_000

interface ImportActionsProps {
  of: ImportStateFragment
  pictures: readonly File[]
  onPictures(pictures: readonly File[]): void
  onChanged(): unknown
}

/** Imports, with the pictures before the rows; goes on after an interruption; takes all of it back. */
export function ImportActions({ of, pictures, onPictures, onChanged }: ImportActionsProps) {
  const { translate } = useTranslation()
  const failureText = useFailureText()
  const [sent, setSent] = useState<number | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [failures, setFailures] = useState<string[]>([])
  const { id, state, counts, awaitedPictures } = of
  const rows = counts
    .filter(({ outcome, result }) => ['new', 'changed'].includes(outcome) && result === null)
    .reduce((sum, count) => sum + count.rows, 0)
  const here = awaitedPictures.flatMap((name) => pictures.filter((picture) => picture.name === name))
  const lost = awaitedPictures.length - here.length

  async function attempt(work: () => Promise<unknown>) {
    setBusy(true)
    setFailures([])
    try {
      await work()
    } catch (thrown) {
      setFailures([failureText(thrown)])
    }
    await onChanged()
    setSent(null)
    setBusy(false)
  }

  const run = () =>
    attempt(async () => {
      for (const [place, file] of here.entries()) {
        setSent(place)
        try {
          dataOf(
            await sendFile({
              ...{ query: AddImportPictureDocument, variables: { id }, file, fileName: file.name },
              signal: AbortSignal.timeout(longestUpload),
            }),
          )
        } catch (thrown) {
          // The rows that need it say so; the others are imported.
          const text = translate('imports.pictures.failed', { name: file.name, text: failureText(thrown) })
          setFailures((before) => [...before, text])
        }
      }
      await askServer({ query: RunImportDocument, variables: { id } })
    })
  const undo = () => attempt(() => askServer({ query: UndoImportDocument, variables: { id } }))

  if (of.isBusy || state === 'undone') return <Failures texts={failures} />
  const isStalled = state === 'running' || state === 'undoing'
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      {isStalled && (
        <Box component="p" sx={{ m: 0 }}>
          {translate('imports.stalled')}
        </Box>
      )}
      {state === 'ready' && rows === 0 && (
        <Box component="p" sx={{ m: 0 }}>
          {translate('imports.nothing')}
        </Box>
      )}
      {state === 'ready' && rows > 0 && lost > 0 && (
        <Box component="p" sx={{ m: 0 }}>
          {translate('imports.pictures.again', { count: lost })}{' '}
          <FilesButton
            label={translate('imports.choosePictures')}
            accept="image/*"
            isMultiple
            isBusy={isBusy}
            onChoose={(files) => onPictures([...pictures, ...files])}
          />
        </Box>
      )}
      {sent !== null && (
        <Box role="status">{translate('imports.progress.pictures', { done: sent + 1, total: here.length })}</Box>
      )}
      {((state === 'ready' && rows > 0) || isStalled) && (
        <Button
          variant="contained"
          size="large"
          disabled={isBusy}
          onClick={() => void (state === 'undoing' ? undo() : run())}
          startIcon={<Icon name="check" />}
          sx={{ minHeight: 44 }}
        >
          {translate(isStalled ? 'imports.continue' : 'imports.run', { rows })}
        </Button>
      )}
      {(state === 'done' || state === 'running') && (
        <>
          <Button
            variant="outlined"
            disabled={isBusy}
            onClick={() => void undo()}
            startIcon={<Icon name="undo" />}
            sx={{ minHeight: 44 }}
          >
            {translate('imports.undo')}
          </Button>
          <Box component="p" sx={{ m: 0, color: 'text.secondary', maxWidth: '72ch' }}>
            {translate('imports.undo.help')}
          </Box>
        </>
      )}
      <Failures texts={failures} />
    </Box>
  )
}

function Failures({ texts }: { texts: readonly string[] }) {
  return (
    <Box role="alert" sx={{ color: 'error.main', '&:empty': { display: 'none' } }}>
      {texts.map((text) => (
        <div key={text}>{text}</div>
      ))}
    </Box>
  )
}
