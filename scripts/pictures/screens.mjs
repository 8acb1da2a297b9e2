import { palette } from './materials.mjs'

/** What stands on screens: shapes instead of words, so that a picture serves both languages. */

/** @typedef {(context: CanvasRenderingContext2D, width: number, height: number) => void} Drawing */

/** @param {CanvasRenderingContext2D} c @param {number} x @param {number} y @param {number} w @param {number} h @param {string} color @param {number} [r] */
export function bar(c, x, y, w, h, color, r = h / 2) {
  c.fillStyle = color
  c.beginPath()
  c.roundRect(x, y, w, h, r)
  c.fill()
}

/** @param {CanvasRenderingContext2D} c @param {number} x @param {number} y @param {number} r @param {string} color */
export function dot(c, x, y, r, color) {
  c.fillStyle = color
  c.beginPath()
  c.arc(x, y, r, 0, Math.PI * 2)
  c.fill()
}

/** Lines of text as bars. @param {CanvasRenderingContext2D} c @param {number} x @param {number} y @param {number} w @param {number} step @param {number[]} parts @param {string} color */
export function lines(c, x, y, w, step, parts, color) {
  for (const [index, part] of parts.entries()) bar(c, x, y + index * step, w * part, step * 0.42, color)
}

/** @param {CanvasRenderingContext2D} c @param {[number, number][]} points @param {string} color */
export function area(c, points, color) {
  c.fillStyle = color
  c.beginPath()
  for (const [x, y] of points) c.lineTo(x, y)
  c.fill()
}

/** @param {CanvasRenderingContext2D} c @param {string} text @param {number} x @param {number} y @param {number} size @param {string} color */
export function word(c, text, x, y, size, color) {
  c.fillStyle = color
  c.font = `700 ${size}px Bricolage, sans-serif`
  c.textAlign = 'center'
  c.textBaseline = 'middle'
  c.fillText(text, x, y)
}

/** A landscape in the colours of the house with a row of icons. @type {Drawing} */
export const desktop = (c, w, h) => {
  const sky = c.createLinearGradient(0, 0, 0, h)
  sky.addColorStop(0, '#2c557c')
  sky.addColorStop(0.6, '#d9a878')
  sky.addColorStop(1, '#f0d9b8')
  c.fillStyle = sky
  c.fillRect(0, 0, w, h)
  dot(c, w * 0.68, h * 0.46, h * 0.09, '#fbeed6')
  area(
    c,
    [
      [0, h * 0.62],
      [w * 0.2, h * 0.42],
      [w * 0.38, h * 0.6],
      [w * 0.58, h * 0.38],
      [w * 0.8, h * 0.6],
      [w, h * 0.48],
      [w, h],
      [0, h],
    ],
    '#3d5f7e',
  )
  area(
    c,
    [
      [0, h * 0.74],
      [w * 0.3, h * 0.58],
      [w * 0.55, h * 0.78],
      [w * 0.78, h * 0.64],
      [w, h * 0.76],
      [w, h],
      [0, h],
    ],
    '#1b3a57',
  )
  area(
    c,
    [
      [0, h * 0.9],
      [w * 0.4, h * 0.78],
      [w, h * 0.92],
      [w, h],
      [0, h],
    ],
    '#14263b',
  )
  bar(c, w * 0.3, h * 0.92, w * 0.4, h * 0.055, 'rgba(251,248,243,0.92)', h * 0.014)
  for (let i = 0; i < 7; i += 1)
    bar(
      c,
      w * (0.325 + i * 0.053),
      h * 0.931,
      h * 0.034,
      h * 0.034,
      [palette.tawny, palette.blue, palette.green, palette.amber][i % 4],
      h * 0.008,
    )
}

/** @param {CanvasRenderingContext2D} c @param {number} x @param {number} y @param {number} w @param {number} h */
export function appWindow(c, x, y, w, h) {
  bar(c, x, y, w, h, '#fbf8f3', h * 0.025)
  bar(c, x, y, w, h * 0.085, '#e4dfd5', h * 0.025)
  for (let i = 0; i < 3; i += 1) dot(c, x + w - h * (0.05 + i * 0.06), y + h * 0.042, h * 0.014, '#8b8f94')
}

/** A document with a chart. @type {Drawing} */
export const office = (c, w, h) => {
  desktop(c, w, h)
  appWindow(c, w * 0.07, h * 0.07, w * 0.86, h * 0.8)
  bar(c, w * 0.07, h * 0.137, w * 0.15, h * 0.733, '#eeeae2', 0)
  lines(c, w * 0.09, h * 0.2, w * 0.1, h * 0.06, [1, 0.7, 0.85, 0.6, 0.9], '#b9b3a7')
  bar(c, w * 0.26, h * 0.2, w * 0.3, h * 0.045, palette.ink)
  lines(c, w * 0.26, h * 0.29, w * 0.3, h * 0.05, [1, 0.94, 0.98, 0.6, 0, 1, 0.9, 0.97, 0.4], '#c3beb3')
  for (const [i, part] of [0.4, 0.62, 0.5, 0.8, 0.95].entries())
    bar(
      c,
      w * (0.62 + i * 0.053),
      h * (0.72 - part * 0.45),
      w * 0.036,
      h * part * 0.45,
      i === 4 ? palette.tawny : palette.blue,
      w * 0.004,
    )
  bar(c, w * 0.61, h * 0.73, w * 0.28, h * 0.008, '#8b8f94')
}

/** A list of messages with one open. @type {Drawing} */
export const mail = (c, w, h) => {
  bar(c, 0, 0, w, h, '#fbf8f3', 0)
  bar(c, 0, 0, w * 0.08, h, palette.blue, 0)
  for (let i = 0; i < 5; i += 1) dot(c, w * 0.04, h * (0.1 + i * 0.12), w * 0.014, i === 0 ? '#f0c9a8' : '#6d86a0')
  bar(c, w * 0.08, 0, w * 0.3, h, '#eeeae2', 0)
  for (let i = 0; i < 7; i += 1) {
    if (i === 1) bar(c, w * 0.08, h * (0.02 + i * 0.14), w * 0.3, h * 0.14, '#ffffff', 0)
    dot(
      c,
      w * 0.115,
      h * (0.085 + i * 0.14),
      w * 0.018,
      i === 1 ? palette.red : ['#7f97ae', '#9fae8d', '#c2a06a'][i % 3],
    )
    lines(c, w * 0.15, h * (0.05 + i * 0.14), w * 0.2, h * 0.045, [0.7, 1], i === 1 ? palette.ink : '#aaa497')
  }
  bar(c, w * 0.44, h * 0.1, w * 0.34, h * 0.05, palette.ink)
  lines(c, w * 0.44, h * 0.24, w * 0.46, h * 0.06, [1, 0.93, 0.97, 0.5], '#bdb7ab')
  bar(c, w * 0.44, h * 0.56, w * 0.24, h * 0.1, palette.tawny, h * 0.02)
  bar(c, w * 0.49, h * 0.6, w * 0.14, h * 0.022, '#fbf8f3')
}

/** The sign of danger. @param {CanvasRenderingContext2D} c @param {number} x @param {number} y @param {number} size @param {string} [color] */
export function danger(c, x, y, size, color = palette.amber) {
  c.lineJoin = 'round'
  c.lineWidth = size * 0.14
  c.strokeStyle = color
  c.fillStyle = color
  c.beginPath()
  c.moveTo(x, y - size * 0.42)
  c.lineTo(x + size * 0.48, y + size * 0.4)
  c.lineTo(x - size * 0.48, y + size * 0.4)
  c.closePath()
  c.stroke()
  c.fill()
  bar(c, x - size * 0.05, y - size * 0.2, size * 0.1, size * 0.34, palette.ink)
  dot(c, x, y + size * 0.27, size * 0.065, palette.ink)
}

/** @type {Drawing} */
export const warning = (c, w, h) => {
  bar(c, 0, 0, w, h, '#93271d', 0)
  bar(c, 0, 0, w, h * 0.1, '#e4dfd5', 0)
  bar(c, w * 0.16, h * 0.025, w * 0.6, h * 0.05, '#fbf8f3')
  danger(c, w * 0.18, h * 0.026 + h * 0.024, h * 0.034)
  for (let i = 0; i < 3; i += 1) dot(c, w * (0.03 + i * 0.03), h * 0.05, h * 0.016, '#9a958a')
  danger(c, w * 0.5, h * 0.36, h * 0.27)
  bar(c, w * 0.3, h * 0.59, w * 0.4, h * 0.05, '#fbf8f3')
  lines(c, w * 0.27, h * 0.68, w * 0.46, h * 0.052, [1, 0.9], '#e0a49c')
  bar(c, w * 0.4, h * 0.82, w * 0.2, h * 0.1, '#fbf8f3', h * 0.02)
  bar(c, w * 0.44, h * 0.858, w * 0.12, h * 0.024, '#93271d')
}

/** A ring that is partly done; with arrow head it means renewal. @param {CanvasRenderingContext2D} c @param {number} x @param {number} y @param {number} r @param {number} part @param {string} color @param {boolean} [hasArrow] */
export function ring(c, x, y, r, part, color, hasArrow = false) {
  c.lineCap = 'butt'
  c.lineWidth = r * 0.2
  c.strokeStyle = 'rgba(251,248,243,0.2)'
  c.beginPath()
  c.arc(x, y, r, 0, Math.PI * 2)
  c.stroke()
  const end = -Math.PI / 2 + Math.PI * 2 * part
  c.strokeStyle = color
  c.beginPath()
  c.arc(x, y, r, -Math.PI / 2, end)
  c.stroke()
  if (!hasArrow) return
  const [ex, ey] = [x + Math.cos(end) * r, y + Math.sin(end) * r]
  const [tx, ty] = [-Math.sin(end), Math.cos(end)]
  const [nx, ny] = [Math.cos(end), Math.sin(end)]
  area(
    c,
    [
      [ex + nx * r * 0.28, ey + ny * r * 0.28],
      [ex - nx * r * 0.28, ey - ny * r * 0.28],
      [ex + tx * r * 0.4, ey + ty * r * 0.4],
    ],
    color,
  )
}

/** @type {Drawing} */
export const update = (c, w, h) => {
  bar(c, 0, 0, w, h, '#1b3a57', 0)
  ring(c, w / 2, h * 0.42, h * 0.19, 0.72, '#f3b98f', true)
  bar(c, w * 0.3, h * 0.76, w * 0.4, h * 0.03, 'rgba(251,248,243,0.22)')
  bar(c, w * 0.3, h * 0.76, w * 0.29, h * 0.03, '#fbf8f3')
}

/** @type {Drawing} */
export const copying = (c, w, h) => {
  desktop(c, w, h)
  appWindow(c, w * 0.2, h * 0.2, w * 0.6, h * 0.52)
  for (const [i, x] of [0.27, 0.63].entries()) {
    bar(c, w * x, h * 0.33, w * 0.1, h * 0.13, i ? palette.green : palette.amber, h * 0.015)
    bar(c, w * x, h * 0.315, w * 0.045, h * 0.05, i ? palette.green : palette.amber, h * 0.012)
  }
  for (let i = 0; i < 4; i += 1) bar(c, w * (0.42 + i * 0.045), h * 0.37, w * 0.025, h * 0.045, '#b9b3a7', h * 0.01)
  bar(c, w * 0.27, h * 0.56, w * 0.46, h * 0.035, '#d8d2c6')
  bar(c, w * 0.27, h * 0.56, w * 0.32, h * 0.035, palette.tawny)
}

/** Someone else's screen in a window, with two pointers. @type {Drawing} */
export const remote = (c, w, h) => {
  desktop(c, w, h)
  appWindow(c, w * 0.06, h * 0.09, w * 0.6, h * 0.66)
  c.save()
  c.translate(w * 0.08, h * 0.17)
  office(c, w * 0.56, h * 0.55)
  c.restore()
  appWindow(c, w * 0.69, h * 0.09, w * 0.26, h * 0.66)
  dot(c, w * 0.82, h * 0.27, h * 0.075, '#d9b08c')
  dot(c, w * 0.82, h * 0.245, h * 0.034, palette.blue)
  area(
    c,
    [
      [w * 0.785, h * 0.325],
      [w * 0.795, h * 0.29],
      [w * 0.845, h * 0.29],
      [w * 0.855, h * 0.325],
    ],
    palette.blue,
  )
  bar(c, w * 0.71, h * 0.42, w * 0.16, h * 0.07, '#e4dfd5', h * 0.02)
  bar(c, w * 0.76, h * 0.51, w * 0.17, h * 0.07, palette.tawny, h * 0.02)
  bar(c, w * 0.71, h * 0.6, w * 0.13, h * 0.07, '#e4dfd5', h * 0.02)
  for (const [x, y, color] of /** @type {[number, number, string]} */ ([
    [0.36, 0.5, palette.tawny],
    [0.5, 0.36, palette.ink],
  ])) {
    const s = h * 0.075
    area(
      c,
      [
        [w * x, h * y],
        [w * x, h * y + s],
        [w * x + s * 0.25, h * y + s * 0.75],
        [w * x + s * 0.68, h * y + s * 0.68],
      ],
      color,
    )
  }
}

/** @type {Drawing} */
export const scan = (c, w, h) => {
  bar(c, 0, 0, w, h, '#10243a', 0)
  ring(c, w / 2, h * 0.45, h * 0.2, 1, '#7fb08f')
  c.strokeStyle = '#7fb08f'
  c.lineWidth = h * 0.045
  c.lineCap = 'round'
  c.beginPath()
  c.moveTo(w / 2 - h * 0.09, h * 0.45)
  c.lineTo(w / 2 - h * 0.02, h * 0.52)
  c.lineTo(w / 2 + h * 0.1, h * 0.37)
  c.stroke()
  lines(c, w * 0.38, h * 0.76, w * 0.24, h * 0.06, [1], 'rgba(251,248,243,0.7)')
}
