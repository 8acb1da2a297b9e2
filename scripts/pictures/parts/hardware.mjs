import * as THREE from 'three'
import { dice, glass, lamp, metal, palette, plastic } from '../materials.mjs'
import { bar, dot } from '../screens.mjs'
import { at, block, cable, can, extruded, group, picture, plate, roundedShape, slab, standing } from '../shapes.mjs'
import { screw } from './keyboard.mjs'

/** A fan in the plane of x and y. @param {{size?: number, color?: string, blade?: string, light?: string, isDusty?: boolean}} [options] */
export function fan(options = {}) {
  const { size = 12, color = '#24272b', blade = '#33373c', light } = options
  const hole = new THREE.Path().absarc(0, 0, size * 0.465, 0, Math.PI * 2, true)
  const all = group(plate(size, size, size * 0.2, size * 0.08, plastic(color), 0.08, [hole]))
  for (const x of [-1, 1])
    for (const y of [-1, 1]) all.add(at(screw(size * 0.028), x * size * 0.43, y * size * 0.43, size * 0.1, 0, 90))
  const hub = can(size * 0.16, size * 0.13, plastic(color, 0.4), 0.2)
  all.add(at(hub, 0, 0, -size * 0.04, 0, 90))
  const shape = new THREE.Shape()
  shape.moveTo(size * 0.13, -size * 0.05).quadraticCurveTo(size * 0.3, -size * 0.06, size * 0.43, size * 0.05)
  shape.absarc(0, 0, size * 0.445, 0.12, 0.62, false)
  shape.quadraticCurveTo(size * 0.24, size * 0.13, size * 0.12, size * 0.07)
  const material = light
    ? new THREE.MeshStandardMaterial({ color: blade, emissive: light, emissiveIntensity: 0.32, roughness: 0.5 })
    : plastic(blade, 0.45)
  for (let i = 0; i < 9; i += 1) {
    const one = extruded(shape, size * 0.02, material, 0.03)
    one.rotation.x = 0.32
    const turn = group(one)
    turn.rotation.z = (i / 9) * Math.PI * 2
    all.add(turn)
  }
  if (light)
    all.add(
      at(
        new THREE.Mesh(new THREE.TorusGeometry(size * 0.452, size * 0.016, 10, 60), lamp(light, 1.5)),
        0,
        0,
        size * 0.09,
      ),
    )
  return all
}

/** @param {number} width @param {number} depth @param {number} [seed] */
export function circuitBoard(width, depth, seed = 3, color = '#1d4a40') {
  const face = picture(
    width - 0.1,
    depth - 0.1,
    (c, w, h) => {
      const random = dice(seed)
      bar(c, 0, 0, w, h, color, 0)
      c.strokeStyle = 'rgba(170,220,190,0.16)'
      for (let i = 0; i < 150; i += 1) {
        c.lineWidth = 1 + random() * 2
        let [x, y] = [random() * w, random() * h]
        c.beginPath()
        c.moveTo(x, y)
        for (let j = 0; j < 3; j += 1) {
          if (random() > 0.5) x += (random() - 0.5) * w * 0.3
          else y += (random() - 0.5) * h * 0.3
          c.lineTo(x, y)
        }
        c.stroke()
        dot(c, x, y, 2.5, 'rgba(214,190,120,0.6)')
      }
    },
    { isFlat: true, rough: 0.45 },
  )
  const all = group(slab(width, depth, 0.16, 0.3, plastic(color, 0.5), 0.02), at(face, 0, 0.17, 0))
  const random = dice(seed + 4)
  for (let i = 0; i < width * depth * 0.16; i += 1) {
    const [x, z] = [(random() - 0.5) * (width - 1), (random() - 0.5) * (depth - 1)]
    const long = 0.25 + random() * 0.5
    all.add(
      at(
        block(long, 0.14, 0.25, random() > 0.45 ? plastic('#17181a') : plastic('#a8865a'), 0.02),
        x,
        0.22,
        z,
        random() > 0.5 ? 90 : 0,
      ),
    )
  }
  return all
}

/** @param {number} size */
export function chip(size, color = '#1a1c1f') {
  const all = group(slab(size, size, 0.28, 0.08, plastic(color, 0.4), 0.03))
  all.add(at(slab(size * 0.12, size * 0.12, 0.02, 0.1, plastic('#8d9297'), 0.004), -size * 0.34, 0.27, -size * 0.34))
  return all
}

/** A memory module lying down, contacts towards +z. */
export function memory(width = 13.3, depth = 3) {
  const all = circuitBoard(width, depth, 11, '#17402f')
  for (let i = 0; i < 8; i += 1) all.add(at(chip((width / 8) * 0.66), (i - 3.5) * (width / 8.4), 0.16, -depth * 0.12))
  for (let i = 0; i < 34; i += 1)
    if (i !== 18)
      all.add(
        at(
          block((width / 36) * 0.6, 0.04, 0.42, metal('#d8b25a', 0.3), 0.01),
          (i - 16.5) * (width / 36),
          0.18,
          depth / 2 - 0.26,
        ),
      )
  return all
}

/** A main board lying down, 24 by 24. @param {{hasCooler?: boolean, sticks?: number}} [options] */
export function mainBoard({ hasCooler = true, sticks = 2 } = {}) {
  const all = circuitBoard(24.4, 24.4, 5, '#1c2733')
  for (const [i, z] of [6.4, 7.5, 8.6, 9.7].entries()) {
    all.add(at(block(14, 0.8, 0.7, plastic('#0f1114'), 0.08), 4, 0.5, z))
    if (i % 2 === 1 && i / 2 < sticks) all.add(at(memory(13.3, 3.2), 4, 2.3, z - 0.1, 0, 90))
  }
  for (const x of [-3, -6.4, -9.4])
    all.add(at(block(0.8, 1.1, x === -6.4 ? 5 : 9, plastic(x === -3 ? '#c9cdd1' : '#101215'), 0.1), x, 0.6, -3))
  for (const [x, z, w, d] of [
    [4, -9.6, 9, 2.4],
    [10.6, -2.5, 2, 8],
  ]) {
    for (let i = 0; i < 5; i += 1)
      all.add(
        at(
          block((w ?? 1) > 5 ? (w ?? 1) : 0.25, 1.8, (w ?? 1) > 5 ? 0.25 : (d ?? 1), metal('#8d949c', 0.4), 0.05),
          (x ?? 0) + ((w ?? 1) > 5 ? 0 : (i - 2) * 0.45),
          1.1,
          (z ?? 0) + ((w ?? 1) > 5 ? (i - 2) * 0.5 : 0),
        ),
      )
  }
  for (let i = 0; i < 5; i += 1)
    all.add(at(block(2.6, 2.2 + (i % 2), 1.9, metal('#b8bcc1', 0.4), 0.1), 9.8 - i * 2.9, 1.2, -11.9))
  all.add(at(slab(5.6, 3.2, 0.7, 0.3, metal('#59616b', 0.4), 0.1), -7.6, 0.16, 6))
  all.add(at(can(1, 0.3, metal('#d5d7d9', 0.25)), -10, 0.2, 1.4))
  for (let i = 0; i < 9; i += 1)
    all.add(at(can(0.34, 1, metal('#aab0b6', 0.3)), 2.4 + (i % 5) * 0.9, 0.16, i > 4 ? 4.4 : -6.9))
  for (const x of [-11, 0, 11]) for (const z of [-11, 0, 11]) all.add(at(screw(0.28), x, 0.16, z))
  if (hasCooler) {
    for (let i = 0; i < 14; i += 1) all.add(at(block(9, 3, 0.12, metal('#b7bcc2', 0.35), 0.03), 4, 2, -5 + i * 0.62))
    all.add(at(fan({ size: 9.2 }), 4, 4.5, -1, 0, -90))
  } else {
    all.add(at(slab(5, 5, 0.4, 0.2, plastic('#c8c4ba'), 0.05), 4, 0.16, -1))
    all.add(at(slab(3.8, 3.8, 0.35, 0.3, metal('#c4c7ca', 0.3), 0.1), 4, 0.5, -1))
  }
  return all
}

/** A graphics card lying on its side: fans look at +z. @param {string} [light] */
export function graphicsCard(light) {
  const all = group(block(25, 11, 3.6, plastic('#202328', 0.45), 0.4))
  for (const x of [-6, 6]) all.add(at(fan({ size: 9.6, light, color: '#191b1e' }), x, 0, 1.5))
  all.add(at(block(25, 0.5, 3.7, plastic(palette.tawny), 0.1), 0, 5.2, 0))
  return all
}

/**
 * A tower, front to +z, its open or glass side to -x.
 * @param {{color?: string, light?: string, side?: 'closed' | 'glass' | 'open', sticks?: number, hasCard?: boolean, front?: 'plain' | 'mesh'}} [options]
 */
export function tower(options = {}) {
  const { color = '#2b2e33', light, side = 'closed', front = 'plain' } = options
  const [w, h, d] = [20, 42, 41]
  const skin = plastic(color, 0.5)
  const all = group()
  for (const x of [-1, 1])
    for (const z of [-1, 1]) all.add(at(standing(3, 1.2, 6, plastic('#121416', 0.9), 0.3), x * 7.5, 0, z * 14))
  const body = group()
  body.add(at(block(w, 0.7, d, skin, 0.25), 0, 0.35, 0), at(block(w, 0.7, d, skin, 0.25), 0, h - 0.35, 0))
  body.add(
    at(block(0.7, h, d, skin, 0.25), w / 2 - 0.35, h / 2, 0),
    at(block(w, h, 0.7, skin, 0.25), 0, h / 2, -d / 2 + 0.35),
  )
  if (side === 'closed') body.add(at(block(0.7, h - 0.3, d - 0.3, skin, 0.25), -w / 2 + 0.35, h / 2, 0))
  else inside(body, options, h, d)
  if (side === 'glass') {
    body.add(at(block(0.3, h - 1.2, d - 1.4, glass('#3b4d5e', 0.16), 0.1), -w / 2 + 0.1, h / 2, 0))
    for (const y of [2, h - 2])
      for (const z of [-1, 1]) body.add(at(can(0.5, 0.3, metal('#8b8f94', 0.3)), -w / 2, y, z * (d / 2 - 2), 0, 0, 90))
  }
  body.add(at(standing(w, h, 2.4, skin, 0.7), 0, 0, d / 2 + 0.6))
  const face = d / 2 + 1.82
  if (front === 'mesh') {
    body.add(at(plate(w - 2.6, h - 5, 0.1, 0.8, plastic('#101214'), 0.02), 0, h / 2 - 0.6, face))
    for (let i = 0; i < 3; i += 1)
      body.add(at(fan({ size: 12, light, color: '#15171a' }), 0, 7.4 + i * 12.4, face - 0.8))
    for (let i = 0; i < 30; i += 1)
      body.add(at(block(0.16, h - 5.4, 0.12, plastic('#2a2d32'), 0.03), (i - 14.5) * 0.59, h / 2 - 0.6, face + 0.4))
  } else {
    for (let i = 0; i < 12; i += 1) body.add(at(block(11, 0.34, 0.1, plastic('#0e0f11'), 0.04), 0, 4 + i * 0.9, face))
    body.add(
      at(plate(15.4, 4.1, 0.3, 0.25, plastic('#3a3e44', 0.45), 0.08), 0, h - 6, face),
      at(block(13.6, 0.14, 0.05, plastic('#0b0c0d'), 0.02), 0, h - 5.2, face + 0.16),
    )
    body.add(
      at(can(1.05, 0.3, metal('#b8bcc1', 0.3)), 0, h - 13.5, face, 0, 90),
      at(can(0.2, 0.05, lamp('#9fd0ff', 1)), 0, h - 15.6, face, 0, 90),
    )
    for (const x of [-3.4, -1.2])
      body.add(at(plate(1.4, 0.6, 0.08, 0.08, plastic(palette.blue), 0.02), x, h - 10.2, face))
    for (const x of [1.4, 3.2]) body.add(at(can(0.34, 0.08, plastic('#0a0b0c')), x, h - 10.2, face, 0, 90))
  }
  body.position.y = 1
  return all.add(body)
}

/** @param {THREE.Group} body @param {{light?: string, sticks?: number, hasCard?: boolean}} options @param {number} h @param {number} d */
function inside(body, { light, sticks = 2, hasCard = true }, h, d) {
  body.add(at(block(0.3, h - 2, d - 2, plastic('#3a3f45', 0.6), 0.1), 7.6, h / 2, 0))
  body.add(at(mainBoard({ sticks }), 7.2, h - 15.5, -6, 0, 0, 90))
  body.add(at(block(16, 9.6, d - 3, plastic('#1b1d20', 0.5), 0.3), 0.4, 5.6, 0))
  for (let i = 0; i < 9; i += 1) body.add(at(block(0.1, 0.3, 7, plastic('#3a3e43'), 0.03), -7.65, 3.4 + i * 0.55, 8))
  if (hasCard) body.add(at(graphicsCard(light), 1, h - 23, -6.5, -90, 0, 0))
  body.add(at(fan({ size: 12, light }), 0, h - 9, -d / 2 + 2))
  for (const y of [h - 8, h - 21]) body.add(at(fan({ size: 12, light }), 0, y, d / 2 - 2.4))
  for (const [i, color] of [palette.tawny, '#15171a', '#15171a', palette.amber].entries())
    body.add(
      cable(
        [
          [5, 10, 4 + i * 0.8],
          [3 - i * 0.4, 14 + i, 9 + i * 0.4],
          [5.4, 20 + i * 1.4, 8.4],
          [6.6, 23 + i * 1.8, 6.2],
        ],
        0.26,
        plastic(color, 0.7),
      ),
    )
}

/** The inside of a laptop as seen with its bottom off, lying on y = 0; `hasDrive` fills the bay. @param {{hasDrive?: boolean, hasMemory?: boolean}} [options] */
export function openLaptop({ hasDrive = true, hasMemory = true } = {}) {
  const hole = roundedShape(31.4, 21.4, 0.8)
  const rim = plate(33, 23, 1.5, 1.1, metal('#b9bdc2', 0.42), 0.18, [hole])
  rim.geometry.rotateX(-Math.PI / 2).translate(0, 0.85, 0)
  const all = group(rim, at(slab(31.8, 21.8, 0.3, 0.8, plastic('#2d3136', 0.6), 0.05), 0, 0.1, 0))
  all.add(at(circuitBoard(22, 8.6, 21), -4.6, 0.45, -5.6))
  for (let i = 0; i < 3; i += 1) {
    const cell = slab(6.1, 7, 0.8, 0.4, plastic('#1c1e21', 0.45), 0.15)
    all.add(at(cell, -11 + i * 6.4, 0.45, 5.8))
  }
  all.add(
    at(slab(5, 2, 0.02, 0.1, plastic(palette.gray), 0.004), -4.6, 1.25, 6.6),
    at(slab(2.4, 0.6, 0.02, 0.1, plastic(palette.amber), 0.004), -10.6, 1.25, 7.6),
  )
  all.add(at(fan({ size: 6.6, color: '#1a1c1f', blade: '#41464c' }), 11.4, 0.9, -6.2, 0, -90))
  all.add(
    cable(
      [
        [9, 1.25, -7.6],
        [4, 1.3, -8.2],
        [0, 1.3, -6.4],
        [-3, 1.3, -5.6],
      ],
      0.36,
      metal('#b06f43', 0.3),
    ),
  )
  all.add(
    at(slab(4, 4, 0.35, 0.2, metal('#b87a4e', 0.35), 0.08), -3.6, 0.9, -5.6),
    at(chip(2.6), -9.4, 0.62, -6.6),
    at(chip(1.7), -13, 0.62, -4),
    at(chip(1.4), 2.6, 0.62, -3.4),
  )
  if (hasMemory) all.add(at(memory(6.8, 3), -9.6, 0.75, -2.6))
  all.add(at(slab(8.2, 7.6, 0.15, 0.3, plastic('#14161a'), 0.03), 10.6, 0.42, 5.4))
  if (hasDrive) all.add(at(solidDrive(), 10.6, 0.55, 5.4, 90))
  for (const x of [-15, 0, 15]) for (const z of [-10.2, 10.2]) all.add(at(screw(0.26), x, 1.1, z))
  for (const z of [-0.2, 0.2, 0.6])
    all.add(
      cable(
        [
          [-6, 0.6, 0.6 + z],
          [-1, 0.8, 0.4 + z],
          [4, 0.8, 0.9 + z],
          [8, 0.7, -1.4 + z],
        ],
        0.12,
        plastic(z > 0.3 ? palette.red : '#111214'),
      ),
    )
  return all
}

/** A 2.5 inch drive lying down, 10 by 7. */
export function solidDrive(color = '#2c3138', mark = palette.tawny) {
  return group(
    slab(10, 7, 0.7, 0.3, metal(color, 0.45), 0.08),
    at(slab(6, 4.4, 0.02, 0.2, plastic(palette.paper, 0.6), 0.004), -0.8, 0.69, 0),
    at(slab(6, 0.9, 0.02, 0.1, plastic(mark, 0.6), 0.004), -0.8, 0.705, -1.4),
    at(slab(3.4, 0.3, 0.02, 0.1, plastic('#a9a498'), 0.004), -1.6, 0.705, 0.6),
    at(block(0.5, 0.4, 4, plastic('#0d0e10'), 0.05), 4.9, 0.3, 0),
  )
}

/** A hard disk with its lid off. */
export function openDisk() {
  const all = group(
    slab(14.7, 10.2, 2, 0.5, metal('#9aa0a7', 0.4), 0.15),
    at(slab(13.6, 9.2, 0.1, 0.6, plastic('#31353a', 0.5), 0.02), 0, 1.95, 0),
  )
  all.add(
    at(can(4.45, 0.12, metal('#e6e8ea', 0.08), 0.03), -2.2, 2.15, 0),
    at(can(1.3, 0.4, metal('#b8bcc1', 0.3)), -2.2, 2.15, 0),
  )
  for (let i = 0; i < 6; i += 1) all.add(at(screw(0.14), -2.2 + Math.cos(i) * 0.9, 2.55, Math.sin(i * 1.05) * 0.9))
  const arm = new THREE.Shape()
  arm.moveTo(-1, -1).lineTo(0.4, -0.9).lineTo(6.4, -0.16).lineTo(6.4, 0.16).lineTo(0.4, 0.9).lineTo(-1, 1)
  const bone = extruded(arm, 0.3, metal('#c9b88f', 0.35), 0.04)
  bone.geometry.rotateX(-Math.PI / 2)
  all.add(
    at(bone, 4.6, 2.5, 2.6, 152),
    at(can(1, 0.8, metal('#8b9198', 0.3)), 4.6, 2.05, 2.6),
    at(slab(3.4, 3, 0.8, 0.4, metal('#7e858d', 0.35), 0.1), 5.2, 2, -2.4),
  )
  for (const x of [-6.7, 6.7]) for (const z of [-4.5, 4.5]) all.add(at(screw(0.26), x, 2, z))
  return all
}
