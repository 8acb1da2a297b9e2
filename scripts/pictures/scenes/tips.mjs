import { palette, plastic } from '../materials.mjs'
import { monitor, portableDrive } from '../parts/devices.mjs'
import { mug, plant } from '../parts/furnishing.mjs'
import { keyboard, mouse } from '../parts/keyboard.mjs'
import { laptop, models } from '../parts/laptop.mjs'
import { phoneOnStand } from '../parts/phones.mjs'
import { mat } from '../parts/tools.mjs'
import { appWindow, bar, desktop, dot, office, ring, word } from '../screens.mjs'
import { at, cable } from '../shapes.mjs'
import { still } from './still.mjs'

/** @typedef {import('../screens.mjs').Drawing} Drawing */

const digits = ['4', '8', '2', '9', '1', '7']

/** The second step of a login: the password is in, the code is being entered. @type {Drawing} */
const askForCode = (c, w, h) => {
  desktop(c, w, h)
  bar(c, w * 0.24, h * 0.12, w * 0.52, h * 0.72, '#fbf8f3', h * 0.03)
  dot(c, w * 0.5, h * 0.25, h * 0.075, palette.blue)
  dot(c, w * 0.5, h * 0.23, h * 0.027, '#fbf8f3')
  bar(c, w * 0.478, h * 0.265, w * 0.044, h * 0.03, '#fbf8f3')
  bar(c, w * 0.3, h * 0.38, w * 0.4, h * 0.09, '#e4dfd5', h * 0.015)
  for (let i = 0; i < 9; i += 1) dot(c, w * (0.33 + i * 0.026), h * 0.425, h * 0.012, palette.ink)
  dot(c, w * 0.67, h * 0.425, h * 0.022, palette.green)
  for (const [i, digit] of digits.entries()) {
    const isEntered = i < 3
    bar(c, w * (0.3 + i * 0.069), h * 0.54, w * 0.055, h * 0.12, isEntered ? '#ffffff' : '#eeeae2', h * 0.015)
    bar(c, w * (0.3 + i * 0.069), h * 0.655, w * 0.055, h * 0.008, i === 3 ? palette.tawny : '#b9b3a7')
    if (isEntered) word(c, digit, w * (0.3275 + i * 0.069), h * 0.603, h * 0.075, palette.ink)
  }
  bar(c, w * 0.3, h * 0.73, w * 0.4, h * 0.06, palette.tawny, h * 0.015)
}

/** The app with the code and how long it still holds. @type {Drawing} */
const code = (c, w, h) => {
  bar(c, 0, 0, w, h, '#14263b', w * 0.1)
  ring(c, w * 0.5, h * 0.3, w * 0.22, 0.65, '#e39a63')
  bar(c, w * 0.41, h * 0.29, w * 0.18, h * 0.07, '#fbf8f3', w * 0.02)
  c.strokeStyle = '#fbf8f3'
  c.lineWidth = w * 0.035
  c.beginPath()
  c.arc(w * 0.5, h * 0.288, w * 0.06, Math.PI, 0)
  c.stroke()
  word(c, digits.slice(0, 3).join(' '), w * 0.5, h * 0.52, h * 0.095, '#fbf8f3')
  word(c, digits.slice(3).join(' '), w * 0.5, h * 0.63, h * 0.095, '#fbf8f3')
  bar(c, w * 0.14, h * 0.76, w * 0.72, h * 0.07, 'rgba(251,248,243,0.14)', w * 0.04)
  bar(c, w * 0.14, h * 0.85, w * 0.72, h * 0.07, 'rgba(251,248,243,0.14)', w * 0.04)
}

/** The keys of the tip: T, S, L, Z, V, full stop and the one with the flag. */
const shortcuts = [35, 46, 53, 58, 61, 66, 70]

/** What takes up a drive that is almost full. @type {Drawing} */
const storage = (c, w, h) => {
  desktop(c, w, h)
  appWindow(c, w * 0.12, h * 0.1, w * 0.76, h * 0.72)
  const kinds = /** @type {[number, string][]} */ ([
    [0.42, palette.tawny],
    [0.24, palette.blue],
    [0.16, palette.amber],
    [0.1, palette.green],
  ])
  let x = 0.17
  bar(c, w * 0.17, h * 0.24, w * 0.66, h * 0.1, '#e4dfd5', 0)
  for (const [part, color] of kinds) {
    bar(c, w * x, h * 0.24, w * 0.66 * part, h * 0.1, color, 0)
    x += 0.66 * part
  }
  for (const [i, [part, color]] of kinds.entries()) {
    const y = h * (0.44 + i * 0.085)
    dot(c, w * 0.19, y + h * 0.018, h * 0.02, color)
    bar(c, w * 0.23, y, w * 0.16, h * 0.034, '#b9b3a7')
    bar(c, w * 0.45, y, w * 0.38, h * 0.034, '#e9e5dc')
    bar(c, w * 0.45, y, w * 0.38 * part * 2, h * 0.034, color)
  }
}

export const tips = {
  shortcuts: still(
    () => [at(keyboard({ accents: shortcuts }), -8, 0.6, 2, 6), at(mouse(), 23, 0.6, 3, -6)],
    { azimuth: -12, elevation: 34, fill: 0.9 },
    { beside: () => [at(mat(90, 50), 0, 0, 2), at(mug(), -30, 0.6, -14, 40), at(plant(0.8, 4), 34, 0, -24)] },
  ),
  'full-drive': still(
    () => [at(laptop({ ...models.silver, screen: storage }), -8, 0, -3, 16), at(portableDrive(), 17, 0, 8, -24)],
    { azimuth: -4, elevation: 20, fill: 0.88 },
    { beside: () => [at(plant(0.8, 6), 24, 0, -14)] },
  ),
  'two-step': still(
    () => [at(laptop({ ...models.silver, screen: askForCode }), -10, 0, -4, 14), at(phoneOnStand(code), 15, 0, 7, -10)],
    { azimuth: -2, elevation: 16, fill: 0.86 },
    { beside: () => [at(plant(0.8, 3), 19, 0, -12)] },
  ),
  'second-screen': still(
    () => [
      at(laptop({ ...models.darkGray, screen: desktop }), -30, 0, 4, 24),
      at(monitor(office), 20, 0, -6, -8),
      at(keyboard(), 16, 0, 20, -4),
      at(mouse(), 45, 0, 21),
    ],
    { azimuth: 0, elevation: 15, fill: 0.9 },
    {
      beside: () => [
        at(plant(0.9, 5), 62, 0, -8),
        cable(
          [
            [-14, 0.6, -2],
            [-8, 0.3, -8],
            [2, 0.3, -12],
            [12, 0.3, -12],
            [18, 6, -10],
          ],
          0.35,
          plastic('#17191c', 0.6),
        ),
      ],
    },
  ),
}
