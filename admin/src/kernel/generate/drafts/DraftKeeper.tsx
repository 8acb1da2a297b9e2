import { type DataProvider, useDataProvider, useNotify } from 'ra-core'
import { lazy, type ReactNode, Suspense, useMemo } from 'react'
import type { FormRecord } from '../../dataProvider/FormRecord'
import { useFailureText } from '../../dataProvider/useFailureText'
import { formatInstant } from '../../format/formatValue'
import { useTranslation } from '../../i18n/useTranslation'
import { isPublishedKind } from '../../managed/ManagedCatalogue'
import { useEntity } from '../../managed/ManagedContext'
import { KeptDraft } from './KeptDraft'
import { useDraftKeeper } from './useDraftKeeper'

const DraftOffer = lazy(() => import('./DraftOffer'))

interface DraftKeeperProps {
  record: FormRecord
  children: ReactNode
}

/** Keeps a draft of what the form within it holds, and offers the one that was kept before. */
export function DraftKeeper(props: DraftKeeperProps) {
  const entity = useEntity()
  const isKept = isPublishedKind(entity) && entity.canEdit
  return isKept ? <Keeper {...props} /> : props.children
}

function Keeper({ record, children }: DraftKeeperProps) {
  const { name } = useEntity()
  const { translate, language } = useTranslation()
  const provider = useDataProvider<DataProvider>()
  const notify = useNotify()
  const failureText = useFailureText()
  const { keep, ...kept } = useDraftKeeper(record)

  const calls = useMemo(() => {
    const said = async (work: () => Promise<string>) => {
      try {
        notify(await work(), { type: 'success' })
      } catch (failure) {
        notify(failureText(failure), { type: 'error' })
      }
    }
    return {
      keep: () =>
        said(async () => {
          await keep()
          return translate('draft.kept')
        }),
      publishAt: (moment: string, bothLanguages: boolean) =>
        said(async () => {
          await keep()
          await provider.planDraft(name, { id: record.id, publishAt: moment, bothLanguages })
          return translate('draft.planned', { when: formatInstant(moment, language) })
        }),
    }
  }, [keep, notify, failureText, translate, language, provider, name, record.id])

  return (
    <KeptDraft value={calls}>
      {(kept.offered || kept.isOvertaken) && (
        <Suspense fallback={null}>
          <DraftOffer {...kept} />
        </Suspense>
      )}
      {children}
    </KeptDraft>
  )
}
