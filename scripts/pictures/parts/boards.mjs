import * as THREE from 'three'
import { dice, lamp, metal, plastic } from '../materials.mjs'
import { bar, dot } from '../screens.mjs'
import { at, block, can, extruded, group, picture, plate, slab } from '../shapes.mjs'
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
