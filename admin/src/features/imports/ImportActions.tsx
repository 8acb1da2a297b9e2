import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import {
  AddImportPictureDocument,
  ChooseImportColumnsDocument,
  ChooseSiteOptionsDocument,
  type ImportStateFragment,
  RunImportDocument,
  UndoImportDocument,
} from '../../generated/graphql'
import { useFailureText } from '../../kernel/dataProvider/useFailureText'
import { askServer, dataOf } from '../../kernel/graphql/askServer'
import { sendFile } from '../../kernel/graphql/sendFile'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { Icon } from '../../kernel/icons/Icon'
import { type ChosenPictures, chosenFiles } from './chosenFiles'
import { FilesButton } from './FilesButton'
import { PictureFault } from './PictureArchive'

const longestUpload = 120_000

interface ImportActionsProps {
  of: ImportStateFragment
  chosen: ChosenPictures
  onChosen(chosen: ChosenPictures): void
  onChanged(): unknown
}

/** Imports, with the pictures before the rows; goes on after an interruption; takes all of it back. */
export function ImportActions({ of, chosen, onChosen, onChanged }: ImportActionsProps) {
  const { translate } = useTranslation()
  const failureText = useFailureText()
  const [sent, setSent] = useState<number | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [failures, setFailures] = useState<string[]>([])
  const { id, state, counts, awaitedPictures } = of
  const rows = counts
    .filter(({ outcome, result }) => ['new', 'changed'].includes(outcome) && result === null)
    .reduce((sum, count) => sum + count.rows, 0)
  const here = awaitedPictures.flatMap((name) => chosen.pictures.filter((picture) => picture.name === name))
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

  async function choose(files: readonly File[]) {
    const more = await chosenFiles(files)
    onChosen({
      pictures: [...chosen.pictures, ...more.pictures],
      leftOut: [...chosen.leftOut, ...more.leftOut],
    })
  }

  const run = () =>
    attempt(async () => {
      for (const [place, { name, read }] of here.entries()) {
        setSent(place)
        try {
          const file = await read()
          dataOf(
            await sendFile({
              ...{ query: AddImportPictureDocument, variables: { id }, file, fileName: name },
              signal: AbortSignal.timeout(longestUpload),
            }),
          )
        } catch (thrown) {
          // The rows that need it say so; the others are imported.
          const why =
            thrown instanceof PictureFault ? translate(`imports.picture.${thrown.reason}`) : failureText(thrown)
          const text = translate('imports.pictures.failed', { name, text: why })
          setFailures((before) => [...before, text])
        }
      }
      await askServer({ query: RunImportDocument, variables: { id } })
    })
  // The same is said again of the columns, so that the rows are judged anew.
  const judge = () =>
    attempt(() =>
      of.siteLanguage === null
        ? askServer({
            query: ChooseImportColumnsDocument,
            variables: { id, columns: of.columns.map(({ target }) => target ?? ''), numbers: of.numbers },
          })
        : askServer({
            query: ChooseSiteOptionsDocument,
            variables: { id, language: of.siteLanguage, menus: of.withMenus },
          }),
    )
  const undo = () => attempt(() => askServer({ query: UndoImportDocument, variables: { id } }))

  if (of.isBusy || state === 'undone') return <Failures texts={failures} />
  const isStalled = state === 'judging' || state === 'running' || state === 'undoing'
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
            accept="image/*,.zip"
            isMultiple
            isBusy={isBusy}
            onChoose={(files) => void choose(files)}
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
          onClick={() => void (state === 'undoing' ? undo() : state === 'judging' ? judge() : run())}
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
