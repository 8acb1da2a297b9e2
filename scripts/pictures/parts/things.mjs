import * as THREE from 'three'
import { cloth, dice, glass, lamp, metal, paint, palette, plastic, wood } from '../materials.mjs'
import { area, bar, danger, dot, lines, word } from '../screens.mjs'
import { at, block, cable, can, extruded, group, picture, plate, rod, slab, standing, turned } from '../shapes.mjs'

/** A screwdriver lying along x, point to +x. @param {string} [color] @param {number} [long] */
export function screwdriver(color = palette.tawny, long = 1) {
  const grip = turned(
    [
      [0.01, 0],
      [0.9, 0.1],
      [1.15, 0.8],
      [1.1, 5.4],
      [0.75, 6.6],
      [0.95, 7.4],
      [0.7, 8],
      [0.01, 8],
    ],
    plastic(color, 0.45),
    24,
  )
  const band = turned(
    [
      [0.01, 0],
      [1.2, 0],
      [1.2, 1.1],
      [0.01, 1.1],
    ],
    plastic('#1c1f22', 0.6),
    24,
  )
  const shaft = turned(
    [
      [0.01, 0],
      [0.3, 0],
      [0.3, 8.6],
      [0.12, 9.4],
      [0.01, 9.4],
    ],
    metal('#cfd2d5', 0.25),
    16,
  )
  const all = group(at(grip, 0, 0, 0), at(band, 0, 1.2, 0), at(shaft, 0, 8, 0))
  all.scale.setScalar(0.85 * long)
  return group(at(group(all), -7 * long, 1 * long, 0, 0, 0, -90))
}

export function tweezers() {
  const steel = metal('#b9bdc1', 0.3)
  const one = block(11, 0.12, 0.7, steel, 0.05)
  const other = block(11, 0.12, 0.7, steel, 0.05)
  return group(
    at(one, 0, 0.3, 0.4, 4, 90),
    at(other, 0, 0.3, -0.4, -4, 90),
    at(block(1.4, 0.7, 0.7, steel, 0.1), -5.4, 0.35, 0),
  )
}

/** @param {string} [color] */
export function mug(color = palette.tawny) {
  const body = turned(
    [
      [0.01, 0.2],
      [3.4, 0],
      [3.9, 0.4],
      [4.1, 9],
      [3.95, 9.3],
      [3.75, 9],
      [3.55, 1],
      [0.01, 0.9],
    ],
    plastic(color, 0.32),
  )
  const ear = new THREE.Mesh(new THREE.TorusGeometry(2.5, 0.5, 12, 30), plastic(color, 0.32))
  ear.scale.x = 0.85
  return group(body, at(ear, 4.2, 4.8, 0), at(can(3.7, 0.05, plastic('#3a2417', 0.2)), 0, 7.8, 0))
}

/** @param {number} [size] @param {number} [seed] */
export function plant(size = 1, seed = 2) {
  const random = dice(seed)
  const all = group(
    turned(
      [
        [0.01, 0],
        [4.6, 0],
        [6, 9.4],
        [6.2, 10],
        [5.6, 10],
        [5.4, 9],
        [0.01, 9],
      ],
      plastic('#b9633a', 0.8),
    ),
    at(can(5.4, 0.2, cloth('#3b2c22')), 0, 8.8, 0),
  )
  const shape = new THREE.Shape()
  shape.moveTo(0, 0).quadraticCurveTo(2.6, 4, 0, 11).quadraticCurveTo(-2.6, 4, 0, 0)
  for (let i = 0; i < 26; i += 1) {
    const geometry = new THREE.ShapeGeometry(shape, 8)
    const place = geometry.getAttribute('position')
    for (let j = 0; j < place.count; j += 1) place.setZ(j, place.getY(j) ** 2 * 0.03 + Math.abs(place.getX(j)) * 0.25)
    geometry.computeVertexNormals()
    const leaf = new THREE.Mesh(geometry, plastic(['#55724a', '#6b8a58', '#48633f'][i % 3] ?? '#55724a', 0.65))
    leaf.scale.setScalar(0.8 + random() * 0.7)
    const lean = 10 + random() * 42
    all.add(group(at(group(at(leaf, 0, 0, 0, 0, lean)), random() - 0.5, 9 + random() * 6, random() - 0.5, i * 137)))
  }
  all.scale.setScalar(size)
  return group(all)
}

/** An anti-static mat. @param {number} w @param {number} d @param {string} [color] */
export function mat(w, d, color = '#24486a') {
  const grid = picture(
    w - 1,
    d - 1,
    (c, width, height) => {
      bar(c, 0, 0, width, height, color, 0)
      c.strokeStyle = 'rgba(251,248,243,0.16)'
      c.lineWidth = 2
      const step = (width / w) * 5
      for (let x = step; x < width; x += step) {
        c.beginPath()
        c.moveTo(x, 0)
        c.lineTo(x, height)
        c.stroke()
      }
      for (let y = step; y < height; y += step) {
        c.beginPath()
        c.moveTo(0, y)
        c.lineTo(width, y)
        c.stroke()
      }
    },
    { isFlat: true, rough: 0.85 },
  )
  return group(slab(w, d, 0.3, 1.2, plastic('#1c3a57', 0.85), 0.1), at(grid, 0, 0.31, 0))
}

/** A tray with screws. */
export function tray() {
  const all = group(slab(13, 8, 0.3, 1, plastic(palette.gray, 0.6), 0.1))
  for (const [x, z, w, d] of [
    [0, 3.8, 13, 0.4],
    [0, -3.8, 13, 0.4],
    [6.3, 0, 0.4, 8],
    [-6.3, 0, 0.4, 8],
    [0, 0, 0.3, 8],
  ])
    all.add(at(standing(w ?? 1, 1.3, d ?? 1, plastic(palette.gray, 0.6), 0.15), x ?? 0, 0, z ?? 0))
  const random = dice(5)
  for (let i = 0; i < 26; i += 1) {
    const one = group(
      can(0.32, 0.22, metal('#b4b8bc', 0.3), 0.06),
      at(can(0.14, 0.8, metal('#8e9296', 0.4)), 0, -0.7, 0),
    )
    all.add(at(one, (i % 2 ? 3 : -3) + (random() - 0.5) * 4, 0.65, (random() - 0.5) * 5.4, random() * 360, 80))
  }
  return all
}

/** A desk lamp with its head to +x. */
export function deskLamp(color = palette.blue) {
  const skin = plastic(color, 0.4)
  const shade = turned(
    [
      [1.6, 6.5],
      [2.4, 6],
      [6.6, 0],
      [6.3, 0],
      [2.2, 5.6],
    ],
    skin,
  )
  return group(
    can(7, 1.6, skin, 0.5),
    rod([0, 1, 0], [-7, 24, 0], 0.55, metal('#c4c7ca')),
    rod([-7, 24, 0], [11, 42, 0], 0.55, metal('#c4c7ca')),
    at(can(1.1, 2.4, skin), -7, 24, 1.2, 0, 90),
    at(group(shade, at(can(2.6, 0.4, lamp('#fff0d2', 1.5)), 0, 1.4, 0)), 13, 36.5, 0, 0, 0, 28),
  )
}

/** A cardboard box. @param {number} w @param {number} h @param {number} d @param {boolean} [isOpen] */
export function carton(w, h, d, isOpen = false) {
  const card = plastic('#c29a6b', 0.9)
  if (!isOpen)
    return group(
      standing(w, h, d, card, 0.15),
      at(standing(4, 0.03, d + 0.04, plastic('#a97f4f', 0.5), 0.01), 0, h, 0),
      at(plate(4, h * 0.3, 0.02, 0.01, plastic('#a97f4f', 0.5), 0.001), 0, h * 0.85, d / 2 + 0.01),
      at(plate(w * 0.3, h * 0.3, 0.02, 0.2, plastic(palette.paper, 0.8), 0.001), w * 0.26, h * 0.3, d / 2 + 0.01),
    )
  const all = group(standing(w, 0.4, d, card, 0.1))
  for (const side of [-1, 1]) {
    all.add(
      at(standing(w, h, 0.4, card, 0.1), 0, 0, side * (d / 2)),
      at(standing(0.4, h, d, card, 0.1), side * (w / 2), 0, 0),
    )
    all.add(
      at(group(at(block(w, 0.3, d * 0.42, card, 0.1), 0, 0, side * d * 0.21)), 0, h, side * (d / 2), 0, side * 38),
    )
    all.add(
      at(group(at(block(w * 0.4, 0.3, d, card, 0.1), side * w * 0.2, 0, 0)), side * (w / 2), h, 0, 0, 0, side * -40),
    )
  }
  return all
}

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
    at(extruded(flap, 0.14, plastic(isOpen ? '#ddd4c3' : '#ebe3d4', 0.9), 0.03), 0, h / 2, isOpen ? -0.1 : 0.36),
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

export function magnifier() {
  const rim = new THREE.Mesh(new THREE.TorusGeometry(4.6, 0.5, 14, 60).rotateX(Math.PI / 2), metal('#2b2f34', 0.35))
  const lens = new THREE.Mesh(new THREE.CylinderGeometry(4.5, 4.5, 0.3, 40), glass('#cfe2f0', 0.2))
  return group(
    at(rim, 0, 1, 0),
    at(lens, 0, 1, 0),
    at(rod([4.9, 1, 0], [7, 1, 0], 0.4, metal()), 0, 0, 0),
    at(rod([7, 1, 0], [16, 0.9, 0], 0.85, plastic(palette.walnut, 0.5)), 0, 0, 0),
  )
}

export const pen = (color = palette.blue) =>
  group(
    at(
      turned(
        [
          [0.01, 0],
          [0.42, 0.1],
          [0.45, 9],
          [0.42, 11.4],
          [0.1, 13.4],
          [0.01, 13.4],
        ],
        plastic(color, 0.35),
        20,
      ),
      0,
      0.46,
      0,
      0,
      0,
      -90,
    ),
    at(block(4, 0.2, 0.3, metal(palette.brass), 0.08), 2.4, 0.95, 0),
  )

/** A shelf of boards in a frame. @param {number} w @param {number} levels @param {number} step @param {number} d */
export function shelving(w, levels, step, d = 30) {
  const board = wood('#b5855a', 1, 2)
  const all = group()
  for (let i = 0; i < levels; i += 1) all.add(at(standing(w, 2.2, d, board, 0.2), 0, i * step, 0))
  for (const x of [-1, 1]) all.add(at(standing(2.4, levels * step, d, board, 0.2), x * (w / 2), 0, 0))
  return all
}

/** A board with holes and tools for the wall. */
export function pegboard(w = 110, h = 60) {
  const holes = picture(
    w,
    h,
    (c, width, height) => {
      bar(c, 0, 0, width, height, '#d9c7a8', 0)
      for (let x = 1; x < w / 4; x += 1)
        for (let y = 1; y < h / 4; y += 1) dot(c, (x * 4 * width) / w, (y * 4 * height) / h, width * 0.0026, '#8f7a58')
    },
    { rough: 0.9 },
  )
  const all = group(plate(w + 2, h + 2, 1.4, 0.6, wood('#9a6d44', 1, 1), 0.2), at(holes, 0, 0, 0.72))
  for (const [i, color] of [palette.tawny, palette.blue, palette.amber, palette.tawny, '#23262b'].entries())
    all.add(at(screwdriver(color, 1.1 - i * 0.08), -44 + i * 7.5, 12 - i * 0.8, 2, 0, 0, -90))
  for (const [i, x] of [4, 14].entries()) {
    const grip = plastic(i ? palette.blue : palette.tawny, 0.6)
    all.add(
      cable(
        [
          [x - 2.6, -6, 1.6],
          [x - 2.2, 4, 1.6],
          [x, 10, 1.6],
        ],
        0.85,
        grip,
      ),
      cable(
        [
          [x + 2.6, -6, 1.6],
          [x + 2.2, 4, 1.6],
          [x, 10, 1.6],
        ],
        0.85,
        grip,
      ),
      at(standing(2.4, 6, 1.2, metal('#858b91', 0.4), 0.5), x, 9, 1.6),
    )
  }
  for (const [i, color] of [palette.ink, palette.tawny, '#6d7a62'].entries()) {
    const coil = new THREE.Mesh(new THREE.TorusGeometry(6 - i * 0.6, 0.9, 10, 48), plastic(color, 0.8))
    coil.scale.z = 1.4
    all.add(at(coil, 27 + i * 12, 8, 2))
  }
  all.add(at(standing(40, 1, 8, wood('#9a6d44', 1, 1), 0.2), 28, -22, 4))
  for (let i = 0; i < 5; i += 1)
    all.add(
      at(
        standing(
          6,
          7,
          6,
          plastic([palette.tawny, palette.gray, palette.blue, palette.gray, palette.amber][i] ?? palette.gray, 0.7),
          0.6,
        ),
        13 + i * 7.4,
        -21,
        4,
      ),
    )
  for (let i = 0; i < 3; i += 1)
    all.add(at(rod([-42 + i * 4, -8, 1.4], [-42 + i * 4, -24, 1.4], 0.7 - i * 0.12, metal('#a9aeb4', 0.3)), 0, 0, 0))
  return all
}

/** A card that stands, with the sign of danger. @param {number} [size] */
export const dangerCard = (size = 12) =>
  group(
    plate(size, size, 0.4, 1.2, plastic(palette.paper, 0.7), 0.1),
    at(
      picture(
        size * 0.86,
        size * 0.86,
        (c, w, h) => {
          bar(c, 0, 0, w, h, palette.paper, 0)
          danger(c, w / 2, h * 0.54, w * 0.62)
        },
        { rough: 0.8 },
      ),
      0,
      0,
      0.22,
    ),
  )

/** @param {[number, number][]} points @param {string} color @param {number} thick */
export function cutOut(points, color, thick) {
  const shape = new THREE.Shape()
  for (const [x, y] of points) shape.lineTo(x, y)
  return extruded(shape, thick, paint(color), 0.05)
}

export { area }
