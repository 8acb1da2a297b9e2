import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { fireEvent, screen } from '@testing-library/react'
import { Blocks } from '../src/features/pages/blocks/Blocks'
import { loadBlocks } from '../src/features/pages/blocks/loadBlocks'
import { blocks } from './blockFixtures'
import { image } from './fixtures'
import { renderAt } from './renderAt'

beforeAll(async () => {
  for (const block of Object.values(blocks)) await loadBlocks([block])
})

beforeEach(() => {
  window.matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never
  // jsdom knows no dialogs that open over the page.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
})

async function openGallery() {
  const images = ['one', 'two', 'three'].map((name) => ({ ...image, url: `/uploads/images/${name}.jpg` }))
  renderAt('/nl', <Blocks blocks={[{ ...blocks.GalleryBlock, images }]} />)
  const [opener] = screen.getAllByRole('button')
  if (!opener) throw new Error('The gallery has no pictures.')
  fireEvent.click(opener)
  return { opener, dialog: await screen.findByRole('dialog') }
}

const shownIn = (dialog: HTMLElement) => dialog.querySelector('img')?.getAttribute('src')

function swipe(element: HTMLElement, from: { x: number; y: number }, to: { x: number; y: number }) {
  fireEvent.touchStart(element, { touches: [{ clientX: from.x, clientY: from.y }] })
  fireEvent.touchEnd(element, { changedTouches: [{ clientX: to.x, clientY: to.y }] })
}

describe('blocks in use', () => {
  it('[P13] steps through the gallery with the arrow keys, round and round', async () => {
    const { dialog } = await openGallery()
    expect(shownIn(dialog)).toContain('one')
    fireEvent.keyDown(dialog, { key: 'ArrowRight' })
    expect(shownIn(dialog)).toContain('two')
    fireEvent.keyDown(dialog, { key: 'ArrowLeft' })
    fireEvent.keyDown(dialog, { key: 'ArrowLeft' })
    expect(shownIn(dialog)).toContain('three')
  })

  it('[X49] shows the pictures of the folder after the chosen ones', async () => {
    const named = (name: string) => ({ ...image, url: `/uploads/images/${name}.jpg` })
    renderAt('/nl', <Blocks blocks={[{ ...blocks.GalleryBlock, images: [named('a')], folderImages: [named('b')] }]} />)
    expect(screen.getAllByRole('img').map((each) => each.getAttribute('src'))).toEqual([
      expect.stringContaining('/a'),
      expect.stringContaining('/b'),
    ])
  })

  it('[P13] steps through the gallery by swiping sideways, not by scrolling or a tap', async () => {
    const { dialog } = await openGallery()
    swipe(dialog, { x: 200, y: 100 }, { x: 80, y: 110 })
    expect(shownIn(dialog)).toContain('two')
    swipe(dialog, { x: 100, y: 100 }, { x: 190, y: 300 })
    swipe(dialog, { x: 100, y: 100 }, { x: 104, y: 100 })
    expect(shownIn(dialog)).toContain('two')
    swipe(dialog, { x: 80, y: 100 }, { x: 200, y: 100 })
    expect(shownIn(dialog)).toContain('one')
  })

  it('[P13] gives the focus back to the picture that was opened', async () => {
    const { opener } = await openGallery()
    fireEvent.click(screen.getByRole('button', { name: 'Sluiten' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(opener)
  })

  it('[V3] [X80] shows stars, name, day and source of a review, with the link there and the way to all', () => {
    renderAt('/nl', <Blocks blocks={[blocks.ReviewsBlock]} />)
    expect(screen.getByRole('img', { name: '4 van 5 sterren' })).toBeTruthy()
    for (const text of ['Petra V.', 'Alles stond er nog op.', 'november 2026'])
      expect(screen.getByText(text)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Google' }).getAttribute('href')).toBe('https://example.com/reviews/1')
    expect(screen.getByRole('link', { name: /Alle ervaringen/ }).getAttribute('href')).toBe('/nl/reviews')
  })

  it('[P11] moves the edge between before and after', () => {
    renderAt('/nl', <Blocks blocks={[blocks.ComparisonBlock]} />)
    const edge = screen.getByRole('slider')
    fireEvent.change(edge, { target: { value: '80' } })
    expect(edge.closest<HTMLElement>('.comparison')?.style.getPropertyValue('--edge')).toBe('0.8')
    expect(edge.getAttribute('aria-valuetext')).toContain('80')
  })

  it('[P12] folds answers away under their questions', () => {
    renderAt('/nl', <Blocks blocks={[blocks.FaqBlock]} />)
    const question = screen.getByText('Hoe lang duurt het?')
    expect(question.tagName).toBe('SUMMARY')
    expect(question.closest('details')?.open).toBe(false)
  })

  it.each([
    { ...blocks.SpecificNewsBlock, newsItems: [] },
    { ...blocks.SpecificTipsBlock, tips: [] },
    { ...blocks.FeaturesBlock, features: [] },
    { ...blocks.ReviewsBlock, reviews: [] },
    { ...blocks.GalleryBlock, images: [] },
    { ...blocks.SpecificServicesBlock, services: [], serviceGroups: [] },
  ])('[P16] leaves no heading above nothing when all that a $__typename chose was deleted', (block) => {
    const { container } = renderAt('/nl', <Blocks blocks={[block]} />)
    expect(container.querySelector('.block')).toBeNull()
  })
})
