import { palette } from '../materials.mjs'
import { dock, miniComputer, monitor, portableDrive, router, softwareBox } from '../parts/devices.mjs'
import { keyboard, mouse } from '../parts/keyboard.mjs'
import { laptop, models } from '../parts/laptop.mjs'
import { tower } from '../parts/tower.mjs'
import { area, bar, desktop, dot, office } from '../screens.mjs'
import { at, group } from '../shapes.mjs'
import { sheet } from './grounds.mjs'

/** @param {() => import('three').Object3D} make @param {Partial<import('../camera.mjs').View>} [view] @returns {import('./scenes.mjs').Picture} */
function product(make, view = {}) {
  return {
    size: [1200, 1200],
    camera: { azimuth: -28, elevation: 24, fill: 0.8, fov: 16, ...view },
    light: { isOnPaper: true },
    build: () => ({ subject: make(), around: sheet() }),
  }
}

export const products = {
  'lenovo-thinkpad-t480': product(() => laptop(models.black), { azimuth: -30, elevation: 30 }),
  'hp-elitebook-840': product(() => laptop({ ...models.silver, screen: office }), { azimuth: 30, elevation: 22 }),
  'dell-latitude-7490': product(() => laptop({ ...models.darkGray, screen: desktop, open: 104 }), {
    azimuth: -22,
    elevation: 20,
  }),
  'acer-aspire-15': product(() => laptop({ ...models.blue, open: 118 }), { azimuth: 26, elevation: 30 }),
  'cougar-home-pc': product(() => tower({ color: '#34383e' }), { azimuth: -32, elevation: 16, fill: 0.76 }),
  'cougar-game-pc': product(() => tower({ color: '#1c1e22', light: '#e0702c', side: 'glass', front: 'mesh' }), {
    azimuth: -52,
    elevation: 14,
    fill: 0.78,
  }),
  'hp-prodesk-mini': product(miniComputer, { azimuth: -36, elevation: 18, fill: 0.66 }),
  'monitor-24': product(() => monitor(desktop), { azimuth: -20, elevation: 10, fill: 0.8 }),
  'external-ssd': product(() => portableDrive(), { azimuth: -24, elevation: 38, fill: 0.72 }),
  'keyboard-mouse': product(() => group(at(keyboard(), 0, 0, 0), at(mouse(), 29, 0, 1)), {
    azimuth: -16,
    elevation: 42,
    fill: 0.84,
  }),
  'wifi-router': product(router, { azimuth: -24, elevation: 20, fill: 0.72 }),
  'usb-c-dock': product(dock, { azimuth: -20, elevation: 28, fill: 0.78 }),
  'office-suite': product(() => softwareBox(officeBox, '#8f3f17'), { azimuth: -28, elevation: 12, fill: 0.7 }),
  'virus-scanner': product(() => softwareBox(scannerBox, '#12304c'), { azimuth: -28, elevation: 12, fill: 0.7 }),
}

/** @param {CanvasRenderingContext2D} c @param {number} w @param {number} h */
function officeBox(c, w, h) {
  bar(c, 0, 0, w, h, '#fbf8f3', 0)
  bar(c, 0, 0, w, h * 0.2, palette.tawny, 0)
  bar(c, w * 0.1, h * 0.08, w * 0.5, h * 0.04, '#fbf8f3')
  for (const [i, [x, y, color]] of /** @type {[number, number, string][]} */ ([
    [0.12, 0.3, palette.tawny],
    [0.54, 0.3, palette.blue],
    [0.12, 0.6, palette.green],
    [0.54, 0.6, palette.amber],
  ]).entries()) {
    bar(c, w * x, h * y, w * 0.34, w * 0.34, color, w * 0.05)
    const light = '#fbf8f3'
    if (i === 0)
      for (let j = 0; j < 4; j += 1)
        bar(c, w * (x + 0.07), h * y + w * (0.08 + j * 0.055), w * (j === 3 ? 0.12 : 0.2), w * 0.025, light)
    if (i === 1)
      for (let j = 0; j < 9; j += 1)
        bar(
          c,
          w * (x + 0.06 + (j % 3) * 0.08),
          h * y + w * (0.08 + Math.floor(j / 3) * 0.065),
          w * 0.065,
          w * 0.05,
          light,
          2,
        )
    if (i === 2)
      for (let j = 0; j < 4; j += 1)
        bar(c, w * (x + 0.07 + j * 0.055), h * y + w * (0.24 - j * 0.045), w * 0.035, w * (0.04 + j * 0.045), light, 2)
    if (i === 3) {
      bar(c, w * (x + 0.06), h * y + w * 0.09, w * 0.22, w * 0.16, light, w * 0.015)
      area(
        c,
        [
          [w * (x + 0.06), h * y + w * 0.09],
          [w * (x + 0.28), h * y + w * 0.09],
          [w * (x + 0.17), h * y + w * 0.19],
        ],
        '#e6c98d',
      )
    }
  }
  bar(c, w * 0.12, h * 0.89, w * 0.4, h * 0.018, '#b9b3a7')
}

/** @param {CanvasRenderingContext2D} c @param {number} w @param {number} h */
function scannerBox(c, w, h) {
  const ground = c.createLinearGradient(0, 0, w, h)
  ground.addColorStop(0, '#24527c')
  ground.addColorStop(1, '#0f2438')
  c.fillStyle = ground
  c.fillRect(0, 0, w, h)
  c.strokeStyle = 'rgba(251,248,243,0.1)'
  c.lineWidth = 5
  for (const r of [0.34, 0.44, 0.54]) {
    c.beginPath()
    c.arc(w / 2, h * 0.46, w * r, 0, 7)
    c.stroke()
  }
  const [x, y, s] = [w / 2, h * 0.46, w * 0.27]
  c.fillStyle = '#7fb08f'
  c.beginPath()
  c.moveTo(x, y - s * 1.15)
  c.quadraticCurveTo(x + s * 0.5, y - s * 0.8, x + s * 0.95, y - s * 0.8)
  c.quadraticCurveTo(x + s, y + s * 0.6, x, y + s * 1.2)
  c.quadraticCurveTo(x - s, y + s * 0.6, x - s * 0.95, y - s * 0.8)
  c.quadraticCurveTo(x - s * 0.5, y - s * 0.8, x, y - s * 1.15)
  c.fill()
  c.strokeStyle = '#fbf8f3'
  c.lineWidth = s * 0.2
  c.lineCap = 'round'
  c.lineJoin = 'round'
  c.beginPath()
  c.moveTo(x - s * 0.42, y)
  c.lineTo(x - s * 0.1, y + s * 0.34)
  c.lineTo(x + s * 0.46, y - s * 0.34)
  c.stroke()
  bar(c, w * 0.1, h * 0.08, w * 0.42, h * 0.035, '#fbf8f3')
  bar(c, w * 0.25, h * 0.84, w * 0.5, h * 0.028, 'rgba(251,248,243,0.8)')
  dot(c, w * 0.85, h * 0.097, w * 0.04, palette.tawny)
}
