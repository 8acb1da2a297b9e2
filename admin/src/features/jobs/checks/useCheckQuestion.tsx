import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { JobHead } from '../jobHeadQuery'

const CheckDialog = lazy(() => import('./CheckDialog'))

/** Asks for the check after the work before a job is called ready whose device was checked as it came in. */
export function useCheckQuestion(id: number, job: JobHead): { before: (go: () => void) => void; question: ReactNode } {
  const [asked, setAsked] = useState<{ go: () => void }>()
  const isMissing = job.checks.some(({ before }) => before !== null) && job.checks.every(({ after }) => after === null)
  const goOn = () => {
    setAsked(undefined)
    asked?.go()
  }
  return {
    before: (go) => (isMissing ? setAsked({ go }) : go()),
    question: asked && (
      <Suspense fallback={null}>
        <CheckDialog {...{ id, job }} moment="after" onClose={() => setAsked(undefined)} onSaved={goOn} onSkip={goOn} />
      </Suspense>
    ),
  }
}
