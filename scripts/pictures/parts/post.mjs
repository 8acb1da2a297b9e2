import * as THREE from 'three'
import { metal, palette, plastic } from '../materials.mjs'
import { bar, lines, word } from '../screens.mjs'
import { at, block, cable, can, extruded, group, picture, plate, rod, slab, turned } from '../shapes.mjs'

/** An envelope facing +z. @param {boolean} [isOpen] @param {string} [color] */
export function envelope(isOpen = false, color = '#f4eee3', seal = palette.tawny) {
  const [w, h] = [22, 14.5]
  const face = picture(
    w - 0.1,
    h - 0.1,
    (c, width, height) => {
      bar(c, 0, 0, width, height, color, 0)
      c.strokeStyle = 'rgba(120,100,70,0.5)'
      c.lineWidth = 3
      c.beginPath()
      c.moveTo(0, height)
      c.lineTo(width * 0.42, height * 0.48)
      c.moveTo(width, height)
      c.lineTo(width * 0.58, height * 0.48)
      c.stroke()
    },
    { rough: 0.9, density: 30 },
  )
  const flap = new THREE.Shape()
  flap
    .moveTo(-w / 2, 0)
    .lineTo(w / 2, 0)
    .lineTo(w * 0.06, isOpen ? 8.4 : -8.2)
    .quadraticCurveTo(0, isOpen ? 9.2 : -9, -w * 0.06, isOpen ? 8.4 : -8.2)
  const all = group(
    plate(w, h, 0.4, 0.2, plastic(color, 0.9), 0.05),
    at(face, 0, 0, 0.21),
    at(extruded(flap, 0.14, plastic(isOpen ? '#cdbfa6' : '#ebe3d4', 0.9), 0.03), 0, h / 2, isOpen ? -0.1 : 0.36),
  )
  if (!isOpen) all.add(at(can(1.5, 0.3, plastic(seal, 0.5), 0.12), 0, h / 2 - 7.4, 0.4, 0, 90))
  return all
}

/** A fish-hook hanging from its eye in the origin, bend down. @param {number} [size] */
export function hook(size = 1) {
  const steel = metal('#aeb4ba', 0.25)
  const all = group(
    cable(
      [
        [0, 0, 0],
        [0, -4, 0],
        [0, -8, 0],
        [0.7, -10.4, 0],
        [3, -11.4, 0],
        [5.2, -10.2, 0],
        [5.7, -7.6, 0],
        [5.6, -6.4, 0],
      ],
      0.42,
      steel,
    ),
    at(
      turned(
        [
          [0.42, 0],
          [0.75, -0.2],
          [0.01, 2.4],
        ],
        steel,
        16,
      ),
      5.6,
      -6.5,
      0,
    ),
    rod([5.5, -5.3, 0], [4.4, -6.9, 0], 0.24, steel),
    at(new THREE.Mesh(new THREE.TorusGeometry(0.85, 0.34, 12, 28), steel), 0, 1.1, 0),
  )
  all.scale.setScalar(size)
  return group(all)
}

/** @param {string} [color] */
export function padlock(color = palette.tawny) {
  const shackle = cable(
    [
      [-4, 10, 0],
      [-4, 15, 0],
      [-3.4, 18, 0],
      [0, 20, 0],
      [3.4, 18, 0],
      [4, 15, 0],
      [4, 10, 0],
    ],
    1.05,
    metal('#c3c7cb', 0.25),
  )
  return group(
    at(plate(14, 12.4, 5, 1.6, metal(color, 0.4), 0.7), 0, 6.2, 0),
    shackle,
    at(can(2.3, 0.3, metal(palette.brass, 0.3)), 0, 6.8, 2.4, 0, 90),
    at(can(0.75, 0.3, plastic('#17120e')), 0, 7.3, 2.55, 0, 90),
    at(block(0.7, 2, 0.2, plastic('#17120e'), 0.1), 0, 6.3, 2.75),
  )
}

/** A key lying down along x. */
export function doorKey() {
  const brass = metal(palette.brass, 0.3)
  const hole = new THREE.Path().absarc(0, 0, 1.1, 0, 7, true)
  const bow = new THREE.Shape().absarc(0, 0, 2.3, 0, 7, false)
  bow.holes.push(hole)
  const ringed = extruded(bow, 0.5, brass, 0.1)
  ringed.geometry.rotateX(-Math.PI / 2)
  const all = group(ringed, at(block(7.4, 0.5, 1.1, brass, 0.1), 5.6, 0, 0))
  for (const [x, long] of [
    [9, 1.5],
    [7.8, 1],
    [6.8, 1.3],
  ])
    all.add(at(block(0.7, 0.5, long ?? 1, brass, 0.06), x ?? 0, 0, (long ?? 1) / 2 + 0.3))
  return at(group(all), 0, 0.3, 0)
}

/** A sheet of paper lying down. @param {import('../screens.mjs').Drawing} draw */
export const paper = (draw, w = 21, d = 29.7) =>
  group(
    slab(w, d, 0.06, 0.05, plastic('#f6f2ea', 0.9), 0.01),
    at(picture(w, d, draw, { isFlat: true, rough: 0.9, density: 40 }), 0, 0.07, 0),
  )

/** @type {import('../screens.mjs').Drawing} */
export const invoice = (c, w, h) => {
  bar(c, 0, 0, w, h, '#fcfaf6', 0)
  bar(c, w * 0.09, h * 0.06, w * 0.2, h * 0.05, palette.blue, 8)
  lines(c, w * 0.6, h * 0.06, w * 0.3, h * 0.025, [1, 0.8, 0.6], '#bdb7ab')
  lines(c, w * 0.09, h * 0.18, w * 0.3, h * 0.025, [0.8, 1, 0.7], '#bdb7ab')
  bar(c, w * 0.09, h * 0.3, w * 0.82, h * 0.035, '#e4ddd0', 4)
  for (let i = 0; i < 5; i += 1) {
    bar(c, w * 0.11, h * (0.36 + i * 0.045), w * (0.34 + (i % 3) * 0.06), h * 0.014, '#bdb7ab')
    bar(c, w * 0.76, h * (0.36 + i * 0.045), w * 0.13, h * 0.014, '#8f8a80')
  }
  bar(c, w * 0.5, h * 0.6, w * 0.41, h * 0.004, '#8f8a80')
  word(c, '€ 487,50', w * 0.74, h * 0.645, h * 0.042, palette.ink)
  c.save()
  c.translate(w * 0.34, h * 0.78)
  c.rotate(-0.25)
  c.strokeStyle = palette.red
  c.lineWidth = h * 0.009
  c.beginPath()
  c.arc(0, 0, w * 0.17, 0, 7)
  c.stroke()
  word(c, '?', 0, 0, w * 0.24, palette.red)
  c.restore()
}
