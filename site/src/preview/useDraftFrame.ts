import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { useStillness } from '../browser/useStillness'
import type { DraftNews } from '../screens/Preview'
import { blockId } from './blockId'
import { type HeldForm, holdForm } from './heldForm'

/** What the window with the form says to this one. */
type Told = { draft: HeldForm } | { showBlock: number }

/**
 * Shows what the form in the window around this one holds, and tells that window what became of it. Nothing leads
 * away from here or is sent: it is a picture of the page, though a living one.
 */
export function useDraftFrame(news: DraftNews, blockIds: readonly (string | null)[]): void {
  const { revalidate } = useRevalidator()
  const isStill = useStillness()

  useEffect(() => {
    const hear = ({ origin, source, data }: MessageEvent<Told | null>) => {
      if (origin !== location.origin || source !== window.parent || typeof data !== 'object' || !data) return
      if ('draft' in data) {
        holdForm(data.draft)
        revalidate()
      } else if ('showBlock' in data) {
        const id = blockIds[news.shownBlocks.indexOf(data.showBlock)] ?? blockId(data.showBlock)
        document.getElementById(id)?.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth', block: 'start' })
      }
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [revalidate, isStill, news, blockIds])

  useEffect(() => {
    tell({ draftNews: news })
  }, [news])

  useEffect(() => {
    const stay = (event: Event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const leads = link && !link.getAttribute('href')?.startsWith('#')
      if (event.type === 'submit' || leads) {
        event.preventDefault()
        event.stopPropagation()
      }
    }
    const choose = ({ target }: Event) => {
      const block = target instanceof Element ? target.closest('.block') : null
      const place = block ? news.shownBlocks[blockIds.indexOf(block.id)] : undefined
      if (place !== undefined) tell({ chosenBlock: place })
    }
    window.addEventListener('click', choose, true)
    window.addEventListener('click', stay, true)
    window.addEventListener('submit', stay, true)
    return () => {
      window.removeEventListener('click', choose, true)
      window.removeEventListener('click', stay, true)
      window.removeEventListener('submit', stay, true)
    }
  }, [news, blockIds])

  useEffect(() => tell('draftFrameReady'), [])
}

function tell(what: unknown): void {
  if (window.parent !== window) window.parent.postMessage(what, location.origin)
}
