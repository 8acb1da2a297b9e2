import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { FormRecord } from '../../dataProvider/FormRecord'
import { isPublishedKind } from '../../managed/ManagedCatalogue'
import { useEntity } from '../../managed/ManagedContext'
import { asksApproval } from '../../rights/rights'
import { KeptDraft, type KeptDraftCalls } from './KeptDraft'

const ApprovalNotice = lazy(() => import('../../approval/ApprovalNotice'))
const Keeper = lazy(() => import('./Keeper'))

/** Keeps a draft of what the form within it holds, where visitors see the record, and offers the one that was kept before. */
export function DraftKeeper({ record, children }: { record: FormRecord; children: ReactNode }) {
  const entity = useEntity()
  const [calls, setCalls] = useState<KeptDraftCalls>()
  return (
    <KeptDraft value={calls}>
      {isPublishedKind(entity) && entity.canEdit && (
        <Suspense fallback={null}>
          <Keeper record={record} onReady={setCalls} />
          {asksApproval() && <ApprovalNotice record={record.id} />}
        </Suspense>
      )}
      {children}
    </KeptDraft>
  )
}
