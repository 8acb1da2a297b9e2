import Button from '@mui/material/Button'
import Snackbar from '@mui/material/Snackbar'
import { useNotify } from 'ra-core'
import { useTranslation } from '../../../kernel/i18n/useTranslation'
import type { Language } from '../../../kernel/managed/ManagedEntity'
import type { TreePage } from './pageRows'
import type { DoneMove, usePageMoves } from './usePageMoves'

interface MovedNoticeProps {
  done: DoneMove
  pages: readonly TreePage[]
  language: Language
  moves: Pick<ReturnType<typeof usePageMoves>, 'undo' | 'dismiss'>
  nameOf(id: number): string
}

const readingTime = 20_000

/** Says what was moved, what became of its address, and what did not follow; one press undoes it. */
export function MovedNotice({ done, pages, language, moves, nameOf }: MovedNoticeProps) {
  const { translate } = useTranslation()
  const notify = useNotify()
  const { page, to, fullUrl } = done
  const name = nameOf(page.id)
  const parent = pages.find(({ id }) => id === to.parent)
  const isLeft = page.pageTranslation && parent && !parent.pageTranslation && page.belongsTo?.id !== parent.id
  const address = `/${language}/${fullUrl}`
  const moved =
    fullUrl === page.fullUrl ? translate('pages.moved', { name }) : translate('pages.movedAddress', { name, address })

  async function undo() {
    if (await moves.undo(done)) notify(translate('pages.undone', { name }), { type: 'success' })
  }
  return (
    <Snackbar
      open
      autoHideDuration={readingTime}
      onClose={(_event, reason) => reason === 'timeout' && moves.dismiss()}
      message={
        <>
          {moved} {isLeft && translate('pages.leftBehind', { name, parent: nameOf(parent.id) })}
        </>
      }
      action={
        <Button color="inherit" size="small" onClick={() => void undo()}>
          {translate('pages.undo')}
        </Button>
      }
    />
  )
}
