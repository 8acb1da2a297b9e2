import { metal, palette, plastic } from '../materials.mjs'
import { headset } from '../parts/devices.mjs'
import { mug, plant } from '../parts/furnishing.mjs'
import { laptop, models } from '../parts/laptop.mjs'
import { cracked, keyPhone, phone, phoneOnStand } from '../parts/phones.mjs'
import { doorKey, envelope, hook, invoice, padlock, paper } from '../parts/post.mjs'
import { magnifier, pen, tray } from '../parts/tools.mjs'
import { area, bar, danger, dot, lines, mail, remote, update, warning, word } from '../screens.mjs'
import { at, block, can, group, plate, rod, slab, standing } from '../shapes.mjs'
import { still } from './still.mjs'

/** @typedef {import('../screens.mjs').Drawing} Drawing */

/** @type {(ground: string, top: string, mine: string) => Drawing} */
const chat = (ground, top, mine) => (c, w, h) => {
  bar(c, 0, 0, w, h, ground, w * 0.1)
  bar(c, 0, 0, w, h * 0.14, top, w * 0.09)
  dot(c, w * 0.2, h * 0.09, w * 0.075, '#e9d3bd')
  bar(c, w * 0.34, h * 0.08, w * 0.36, h * 0.018, '#fbf8f3')
  bar(c, w * 0.06, h * 0.19, w * 0.66, h * 0.15, '#ffffff', w * 0.05)
  lines(c, w * 0.12, h * 0.22, w * 0.54, h * 0.034, [1, 0.85, 0.5], '#aaa497')
  bar(c, w * 0.32, h * 0.37, w * 0.62, h * 0.1, mine, w * 0.05)
  lines(c, w * 0.38, h * 0.4, w * 0.5, h * 0.034, [1, 0.6], 'rgba(20,38,59,0.4)')
  bar(c, w * 0.06, h * 0.5, w * 0.72, h * 0.27, '#ffffff', w * 0.05)
  lines(c, w * 0.12, h * 0.53, w * 0.58, h * 0.034, [1, 0.9], '#aaa497')
  bar(c, w * 0.12, h * 0.615, w * 0.6, h * 0.055, palette.tawny, w * 0.03)
  word(c, '€ 950', w * 0.42, h * 0.643, h * 0.036, '#fbf8f3')
  lines(c, w * 0.12, h * 0.705, w * 0.5, h * 0.034, [0.7], '#3d6d9a')
  bar(c, w * 0.06, h * 0.9, w * 0.72, h * 0.055, '#ffffff')
  dot(c, w * 0.88, h * 0.928, w * 0.065, mine)
}

/** One message with an address that is not what it seems. @type {Drawing} */
const message = (c, w, h) => {
  bar(c, 0, 0, w, h, '#e9e4da', w * 0.1)
  dot(c, w * 0.5, h * 0.13, w * 0.1, palette.blue)
  area(
    c,
    [
      [w * 0.46, h * 0.112],
      [w * 0.55, h * 0.13],
      [w * 0.46, h * 0.148],
    ],
    '#fbf8f3',
  )
  bar(c, w * 0.32, h * 0.195, w * 0.36, h * 0.016, '#8f8a80')
  bar(c, w * 0.07, h * 0.26, w * 0.8, h * 0.3, '#ffffff', w * 0.06)
  lines(c, w * 0.13, h * 0.295, w * 0.66, h * 0.036, [1, 0.9, 0.96, 0.55], '#aaa497')
  bar(c, w * 0.13, h * 0.46, w * 0.58, h * 0.02, '#2f6aa3')
  bar(c, w * 0.13, h * 0.485, w * 0.58, h * 0.004, '#2f6aa3')
  danger(c, w * 0.78, h * 0.465, w * 0.11)
  bar(c, w * 0.07, h * 0.9, w * 0.86, h * 0.055, '#ffffff')
}

/** @type {Drawing} */
const calling = (c, w, h) => {
  const ground = c.createLinearGradient(0, 0, 0, h)
  ground.addColorStop(0, '#31567a')
  ground.addColorStop(1, '#14263b')
  c.fillStyle = ground
  c.fillRect(0, 0, w, h)
  dot(c, w / 2, h * 0.27, w * 0.24, 'rgba(251,248,243,0.16)')
  dot(c, w / 2, h * 0.27, w * 0.19, '#e9e4da')
  word(c, '?', w / 2, h * 0.275, w * 0.27, palette.tawny)
  bar(c, w * 0.26, h * 0.46, w * 0.48, h * 0.026, '#fbf8f3')
  bar(c, w * 0.35, h * 0.51, w * 0.3, h * 0.016, '#8fa5ba')
  for (const [x, color] of /** @type {[number, string][]} */ ([
    [0.27, '#b23a2e'],
    [0.73, '#3f8a5c'],
  ])) {
    dot(c, w * x, h * 0.8, w * 0.13, color)
    c.save()
    c.translate(w * x, h * 0.8)
    c.rotate(x < 0.5 ? 0 : -2.2)
    c.strokeStyle = '#fbf8f3'
    c.lineWidth = w * 0.04
    c.lineCap = 'round'
    c.beginPath()
    c.arc(0, w * 0.07, w * 0.085, Math.PI * 1.15, Math.PI * 1.85)
    c.stroke()
    c.restore()
  }
}

/** A key that holds its own beside the lock. */
const bigKey = () => {
  const key = doorKey()
  key.scale.setScalar(1.5)
  return group(key)
}
/** A bank card. @param {string} color */
const card = (color) =>
  group(
    slab(8.6, 5.4, 0.12, 0.4, plastic(color, 0.4), 0.03),
    at(slab(1.3, 1, 0.02, 0.2, metal(palette.brass, 0.3), 0.004), -2.4, 0.12, -0.2),
    at(slab(5, 0.4, 0.02, 0.1, plastic('#e9e4da'), 0.004), -0.8, 0.12, 1.6),
  )
/** @param {number} count */
const coins = (count) => {
  const pile = group()
  for (let i = 0; i < count; i += 1)
    pile.add(
      at(
        can(1.25, 0.24, metal(i % 3 ? palette.brass : '#c9ccd0', 0.3), 0.05),
        (i % 2) * 0.12,
        i * 0.25,
        ((i * 7) % 3) * 0.08,
      ),
    )
  return pile
}
/** A gallows for the hook, so that it hangs from something. @param {number} [size] */
const gallows = (size = 0.9) =>
  group(
    standing(16, 1.4, 10, plastic(palette.walnut, 0.7), 0.3),
    at(standing(1.6, 34, 1.6, plastic(palette.walnut, 0.7), 0.3), -6, 0.6, 0),
    at(block(20, 1.5, 1.5, plastic(palette.walnut, 0.7), 0.3), 3, 34, 0),
    rod([11, 34, 0], [11, 24, 0], 0.1, plastic('#2c3640')),
    at(hook(size), 11, 22.6, 0),
  )

export const warnings = {
  'phishing-mail': still(
    () => [
      at(laptop({ ...models.silver, screen: mail }), -14, 0, -6, 20),
      at(group(gallows(), at(envelope(true), 13, 8.7, -1.6, -8, -4)), 22, 0, 4, -6),
    ],
    { azimuth: -4, elevation: 15, fill: 0.86 },
  ),
  'phishing-sms': still(
    () => [
      at(phoneOnStand(message), 0, 0, 0, 8),
      at(gallows(0.5), -11.5, 0, -5, 0),
      at(mug(palette.blue), 21, 0, -4, -30),
    ],
    { azimuth: 2, elevation: 12, fill: 0.8 },
    { top: '#a5754a' },
  ),
  'phishing-whatsapp': still(
    () => [
      at(phoneOnStand(chat('#efe6d8', '#2f6b52', '#cfe3c4')), -3, 0, 0, 10),
      at(coins(9), 10, 0, 4),
      at(coins(5), 13.4, 0, 1.6),
      at(coins(2), 13, 0, 6),
      at(card(palette.blue), -15, 0, 5, 24),
      at(card(palette.tawny), -13, 0.14, 6.6, 8),
    ],
    { azimuth: 4, elevation: 18, fill: 0.78 },
  ),
  spam: still(
    () => {
      const box = group(
        standing(34, 26, 22, plastic(palette.blue, 0.5), 1.4),
        at(plate(25, 3, 0.3, 0.8, plastic('#0c1722'), 0.1), 0, 20, 11),
        at(plate(27, 5, 0.5, 0.6, metal('#b9bdc1', 0.35), 0.15), 0, 23, 11.6, 0, -34),
        at(can(1, 0.4, metal(palette.brass)), 0, 6, 11, 0, 90),
      )
      const heap = group()
      const colors = ['#f4eee3', '#efe2cc', '#f7f3ec', '#e6ddce']
      for (let i = 0; i < 13; i += 1)
        heap.add(
          at(
            envelope(false, colors[i % 4], [palette.tawny, palette.red, palette.blue][i % 3]),
            Math.sin(i * 2.4) * 19 + 2,
            0.4 + i * 0.42,
            25 + Math.cos(i * 1.7) * 7,
            0,
            -90,
            i * 47,
          ),
        )
      return [at(box, 0, 0, -4), at(envelope(), 2, 20.4, 12, 4, -52, 8), heap]
    },
    { azimuth: -16, elevation: 22, fill: 0.86 },
  ),
  'fake-invoice': still(
    () => [
      at(paper(invoice), 0, 0, 0, 12),
      at(magnifier(), 7, 0.1, 4, -34),
      at(pen(), -18, 0, 6, 64),
      at(card(palette.blue), -19, 0, -9, 20),
    ],
    { azimuth: -6, elevation: 50, fill: 0.9 },
    { top: '#8a5d3b', depth: 80, beside: () => [at(mug(), 27, 0, -13, 40)] },
  ),
  'scam-call': still(
    () => [
      at(phoneOnStand(calling), 0, 0, 0, 6),
      at(
        paper(
          (c, w, h) => {
            bar(c, 0, 0, w, h, '#fcfaf6', 0)
            lines(c, w * 0.12, h * 0.14, w * 0.76, h * 0.12, [0.8, 1, 0.5], '#c3beb3')
          },
          10,
          14,
        ),
        15,
        0,
        2,
        -14,
      ),
      at(pen(palette.tawny), 14, 0.1, 5, -50),
      at(card(palette.blue), -14, 0, 5, 18),
      at(plant(0.7, 4), -17, 0, -7),
    ],
    { azimuth: 0, elevation: 17, fill: 0.78 },
    { top: '#a5754a' },
  ),
  password: still(
    () => [
      at(padlock(), -2, 0, 0, 14),
      at(bigKey(), 13, 0, 8, 30),
      at(bigKey(), 13, 0.1, 7, -8),
      at(
        paper(
          (c, w, h) => {
            bar(c, 0, 0, w, h, '#fcfaf6', 0)
            for (let i = 0; i < 3; i += 1) {
              bar(c, w * 0.1, h * (0.16 + i * 0.27), w * 0.8, h * 0.17, '#ece6db', 12)
              for (let j = 0; j < 7 - i; j += 1)
                dot(c, w * (0.18 + j * 0.1), h * (0.245 + i * 0.27), w * 0.026, palette.ink)
            }
          },
          20,
          14,
        ),
        -21,
        0,
        4,
        12,
      ),
    ],
    { azimuth: -4, elevation: 22, fill: 0.82 },
    { top: '#a5754a' },
  ),
  update: still(
    () => [
      at(laptop({ ...models.darkGray, screen: update }), 0, 0, 0, 12),
      at(mug(), 26, 0, 2, -20),
      at(plant(0.9, 6), -30, 0, -8),
    ],
    { azimuth: -8, elevation: 20, fill: 0.82 },
  ),
  'browser-warning': still(
    () => [
      at(laptop({ ...models.black, screen: warning }), -4, 0, 0, 10),
      at(mug(palette.blue), 24, 0, 2, -20),
      at(pen(), 24, 0, 12, 30),
    ],
    { azimuth: -4, elevation: 18, fill: 0.86 },
    { top: '#c79a68' },
  ),
  'remote-help': still(
    () => [
      at(laptop({ ...models.silver, screen: remote }), -6, 0, 0, 10),
      at(headset(), 24, 0, 0, -24),
      at(mug(), -32, 0, 6, 200),
      at(plant(0.9, 3), -36, 0, -12),
    ],
    { azimuth: -4, elevation: 18, fill: 0.86 },
  ),
  'old-phone': still(
    () => [
      at(keyPhone(), -12, 1, 2, 14, -90),
      at(keyPhone('#8a8f95'), -4, 1, -6, -12, -90),
      at(group(phone(cracked, '#c9ccd0')), 7.5, 0.5, -1.4, 0, -90, 14),
      at(group(phone(cracked, '#2b2e33')), 18, 0.5, -4, 0, -90, -10),
      at(tray(), -24, 0, -2, 70),
    ],
    { azimuth: -10, elevation: 44, fill: 0.84 },
    { depth: 80, top: '#a5754a' },
  ),
}
