import { useNotify } from 'ra-core'
import { useEffect, useMemo } from 'react'
import { useFormContext } from 'react-hook-form'
import type { FormRecord } from '../../dataProvider/FormRecord'
import { useFailureText } from '../../dataProvider/useFailureText'
import { formatInstant } from '../../format/formatValue'
import { useTranslation } from '../../i18n/useTranslation'
import { DraftOffer } from './DraftOffer'
import type { KeptDraftCalls } from './KeptDraft'
import { useDraftKeeper } from './useDraftKeeper'

interface KeeperProps {
  record: FormRecord
  onReady: (calls: KeptDraftCalls) => void
}

/** Loaded with the first form that has drafts. */
export default function Keeper({ record, onReady }: KeeperProps) {
  const { translate, language } = useTranslation()
  const notify = useNotify()
  const failureText = useFailureText()
  const { getValues, reset } = useFormContext()
  const { keep, ...kept } = useDraftKeeper(record)

  const calls = useMemo(() => {
    const said = async (work: () => Promise<string>) => {
      try {
        notify(await work(), { type: 'success' })
      } catch (failure) {
        notify(failureText(failure), { type: 'error' })
      }
    }
    // What is kept is not lost, so that nothing warns of it when the form is left.
    const leaveClean = () => reset(getValues())
    return {
      save: async () => {
        await keep()
        leaveClean()
        return record.id
      },
      keep: () =>
        said(async () => {
          await keep()
          leaveClean()
          return translate('draft.kept')
        }),
      publishAt: (moment: string, bothLanguages: boolean) =>
        said(async () => {
          if (!(await keep({ publishAt: moment, bothLanguages }))) throw new Error(translate('draft.same'))
          leaveClean()
          return translate('draft.planned', { when: formatInstant(moment, language) })
        }),
    }
  }, [keep, record.id, getValues, reset, notify, failureText, translate, language])

  useEffect(() => onReady(calls), [onReady, calls])
  if (!kept.offered && !kept.isOvertaken) return null
  return <DraftOffer {...kept} />
}
