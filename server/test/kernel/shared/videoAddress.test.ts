import { describe, expect, it } from '@jest/globals'
import { framedHosts, videoAt } from '../../../src/kernel/shared/videoAddress.js'

const id = 'aqz-KE-bpKQ'

describe('the address of a video', () => {
  it.each([
    `https://www.youtube.com/watch?v=${id}`,
    `https://youtube.com/watch?app=desktop&v=${id}&t=10s`,
    `https://m.youtube.com/watch?v=${id}`,
    `https://youtu.be/${id}?si=abc`,
    `https://www.youtube-nocookie.com/embed/${id}`,
  ])('[C9] of YouTube is shown at its host without cookies: %s', (address) => {
    expect(videoAt(address)).toEqual({
      host: 'YouTube',
      watch: `https://www.youtube.com/watch?v=${id}`,
      embed: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
    })
  })

  it.each([
    ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'],
    ['https://vimeo.com/76979871/abcdef0123', 'https://player.vimeo.com/video/76979871?h=abcdef0123&autoplay=1&dnt=1'],
    [
      'https://player.vimeo.com/video/76979871?h=abcdef0123',
      'https://player.vimeo.com/video/76979871?h=abcdef0123&autoplay=1&dnt=1',
    ],
  ])('[C9] of Vimeo is shown without being tracked: %s', (address, embed) => {
    expect(videoAt(address)).toMatchObject({ host: 'Vimeo', embed })
  })

  it.each([
    '',
    'video',
    `http://www.youtube.com/watch?v=${id}`,
    `https://www.youtube.com/watch?v=${id}"onload=alert(1)`,
    'https://www.youtube.com/watch?v=kort',
    'https://www.youtube.com/@kanaal',
    `https://www.youtube.com.evil.example/watch?v=${id}`,
    `https://evil.example/watch?v=${id}`,
    `https://user@youtu.be/${id}`,
    `https://youtu.be:8443/${id}`,
    `https://youtu.be/${id}/meer`,
    'https://vimeo.com/kanaal/76979871',
    'https://vimeo.com/76979871?h=<script>',
    `javascript:alert("https://youtu.be/${id}")`,
    `//youtu.be/${id}`,
  ])('[C9] is nothing else: %s', (address) => {
    expect(videoAt(address)).toBeNull()
  })

  it('[C9] leads only to hosts that a page may frame', () => {
    for (const address of [`https://youtu.be/${id}`, 'https://vimeo.com/76979871']) {
      expect(framedHosts).toContain(new URL(videoAt(address)?.embed ?? '').origin)
    }
  })
})
