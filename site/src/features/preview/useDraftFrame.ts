import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { usePrefersReducedMotion } from '../../kernel/browser/usePrefersReducedMotion'
import type { DraftReport } from '../../kernel/screens/Preview'
import { blockId } from './blockId'
import { type DraftForm, receiveDraft } from './draftForm'

/** Messages from the window with the form. */
type IncomingMessage = { draft: DraftForm } | { showBlock: number }

/**
 * Receives drafts from the form in the window around this one and posts back what was shown. Links and forms in the
 * preview are disabled.
 */
export function useDraftFrame(report: DraftReport, blockIds: readonly (string | null)[]): void {
  const { revalidate } = useRevalidator()
  const prefersReducedMotion = usePrefersReducedMotion()

  useEffect(() => {
    const receive = ({ origin, source, data }: MessageEvent<IncomingMessage | null>) => {
      if (origin !== location.origin || source !== window.parent || typeof data !== 'object' || !data) return
      if ('draft' in data) {
        receiveDraft(data.draft)
        revalidate()
      } else if ('showBlock' in data) {
        const id = blockIds[report.shownBlocks.indexOf(data.showBlock)] ?? blockId(data.showBlock)
        document
          .getElementById(id)
          ?.scrollIntoView({ behavior: prefersReducedMotion ? 'auto' : 'smooth', block: 'start' })
      }
    }
    window.addEventListener('message', receive)
    return () => window.removeEventListener('message', receive)
  }, [revalidate, prefersReducedMotion, report, blockIds])

  useEffect(() => {
    postToForm({ draftNews: report })
  }, [report])

  useEffect(() => {
    const disable = (event: Event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const leads = link && !link.getAttribute('href')?.startsWith('#')
      if (event.type === 'submit' || leads) {
        event.preventDefault()
        event.stopPropagation()
      }
    }
    const reportBlock = ({ target }: Event) => {
      const block = target instanceof Element ? target.closest('.block') : null
      const place = block ? report.shownBlocks[blockIds.indexOf(block.id)] : undefined
      if (place !== undefined) postToForm({ chosenBlock: place })
    }
    window.addEventListener('click', reportBlock, true)
    window.addEventListener('click', disable, true)
    window.addEventListener('submit', disable, true)
    return () => {
      window.removeEventListener('click', reportBlock, true)
      window.removeEventListener('click', disable, true)
      window.removeEventListener('submit', disable, true)
    }
  }, [report, blockIds])

  useEffect(() => postToForm('draftFrameReady'), [])
}

function postToForm(message: unknown): void {
  if (window.parent !== window) window.parent.postMessage(message, location.origin)
}
