import * as THREE from 'three'
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js'
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js'
import { metal, palette, plastic } from '../materials.mjs'
import { at, block, can, group, picture, slab } from '../shapes.mjs'

const rows = [
  Array(15).fill(1),
  [...Array(13).fill(1), 2],
  [1.5, ...Array(12).fill(1), 1.5],
  [1.75, ...Array(11).fill(1), 2.25],
  [2.25, ...Array(10).fill(1), 2.75],
  [1.25, 1.25, 1.25, 6.25, 1.25, 1.25, 1.25, 1.25],
]
const legends = ['               ', '`1234567890-= ', ' QWERTYUIOP[] ', " ASDFGHJKL;' ", ' ZXCVBNM,./ ', '        ']

/**
 * Separate keys with letters, middle in the origin, their feet on y = 0.
 * @param {{width: number, depth: number, height?: number, color: string, legend?: string, gap?: number, roughness?: number, missing?: number[], accents?: number[], accent?: string}} options missing and accents: counted from the left of the top row
 */
export function keys(options) {
  const {
    width,
    depth,
    height = 0.22,
    color,
    legend = '#e8e6e0',
    gap = 0.28,
    missing = [],
    accents = [],
    accent = palette.tawny,
  } = options
  const unit = width / 15
  const deep = depth / 5.6
  /** @type {THREE.BufferGeometry[]} */
  const shapes = []
  /** @type {THREE.BufferGeometry[]} */
  const accented = []
  /** @type {{x: number, z: number, text: string}[]} */
  const texts = []
  let z = -depth / 2
  let count = 0
  for (const [index, row] of rows.entries()) {
    const tall = index === 0 ? deep * 0.6 : deep
    let x = -width / 2
    for (const [place, units] of row.entries()) {
      count += 1
      if (!missing.includes(count)) {
        const shape = new RoundedBoxGeometry(units * unit - gap, height, tall - gap, 1, Math.min(0.14, height / 2.2))
        const shapesOfColor = accents.includes(count) ? accented : shapes
        shapesOfColor.push(shape.translate(x + (units * unit) / 2, height / 2, z + tall / 2))
        texts.push({ x: x + (units * unit) / 2, z: z + tall / 2, text: legends[index]?.[place] ?? ' ' })
      }
      x += units * unit
    }
    z += tall
  }
  const roughness = options.roughness ?? 0.6
  const caps = group(new THREE.Mesh(mergeGeometries(shapes), plastic(color, roughness)))
  if (accented.length > 0) caps.add(new THREE.Mesh(mergeGeometries(accented), plastic(accent, roughness)))
  const letters = picture(
    width,
    depth,
    (c, w, h) => {
      c.fillStyle = legend
      c.textAlign = 'center'
      c.textBaseline = 'middle'
      c.font = `500 ${Math.round((deep / depth) * h * 0.3)}px Bricolage, sans-serif`
      for (const { x, z: deepness, text } of texts)
        c.fillText(text, (x / width + 0.5) * w, (deepness / depth + 0.5) * h)
    },
    { isFlat: true, isClear: true, density: 46, rough: 0.7 },
  )
  return group(caps, at(letters, 0, height + 0.012, 0))
}

/** A desk keyboard with a block of numbers. @param {{color?: string, keyColor?: string, legend?: string, missing?: number[], accents?: number[]}} [options] */
export function keyboard(options = {}) {
  const { color = '#2a2d31', keyColor = '#383c41', legend = '#e8e6e0', missing, accents } = options
  const base = slab(43, 13.6, 1.1, 1, plastic(color), 0.2)
  const main = at(
    keys({ width: 29.5, depth: 11.6, height: 0.7, color: keyColor, legend, gap: 0.22, missing, accents }),
    -5.8,
    1,
    0,
  )
  const arrows = group()
  for (const [x, z] of [
    [0, 1],
    [1, 1],
    [2, 1],
    [1, 0],
    [0, -4],
    [1, -4],
    [2, -4],
    [0, -3],
    [1, -3],
    [2, -3],
  ])
    arrows.add(
      at(block(1.62, 0.7, 1.74, plastic(keyColor, 0.6), 0.14), 9.6 + (x ?? 0) * 1.86, 1.35, 2.9 + (z ?? 0) * 1.98),
    )
  const numbers = group()
  for (let x = 0; x < 3; x += 1)
    for (let z = 0; z < 5; z += 1)
      numbers.add(at(block(1.62, 0.7, 1.74, plastic(keyColor, 0.6), 0.14), 15.8 + x * 1.86, 1.35, -3 + z * 1.98))
  const body = group(base, main, arrows, numbers)
  body.rotation.x = 0.05
  body.position.y = 0.35
  return group(body)
}

/** @param {string} [color] */
export function mouse(color = '#2a2d31') {
  const shell = new THREE.Mesh(
    new THREE.SphereGeometry(1, 40, 24, 0, Math.PI * 2, 0, Math.PI / 2),
    plastic(color, 0.42),
  )
  shell.scale.set(3.1, 3.5, 5.6)
  const seam = at(block(0.08, 0.4, 5, plastic('#0e0f11'), 0.03), 0, 2.85, -2.9, 0, -34)
  const wheel = at(can(0.75, 0.6, plastic('#6c7075', 0.7)), -0.3, 2.35, -3.2, 0, 0, -90)
  return group(shell, seam, wheel)
}

/** @param {number} [radius] */
export function screw(radius = 0.22) {
  const head = at(can(radius, radius * 0.6, metal('#b9bcc0', 0.3), 0.04), 0, 0, 0)
  const cross = [0, 90].map((turn) =>
    at(block(radius * 1.2, 0.02, radius * 0.26, plastic('#222222'), 0.01), 0, radius * 0.6, 0, turn),
  )
  return group(head, ...cross)
}
