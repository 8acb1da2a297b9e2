import * as THREE from 'three'
import { dice, lamp, metal, palette, plastic } from '../materials.mjs'
import { router } from '../parts/devices.mjs'
import { mug } from '../parts/furnishing.mjs'
import { battery, openLaptop } from '../parts/insides.mjs'
import { laptop, models } from '../parts/laptop.mjs'
import { mat, screwdriver, tray, tweezers } from '../parts/tools.mjs'
import { desktop } from '../screens.mjs'
import { at, block, cable, can, extruded, group, standing } from '../shapes.mjs'
import { still } from './still.mjs'

const black = plastic('#1d2023')

/** A laptop's charger whose plug lies just short of the port at the left. */
function loosePlug() {
  const { silver } = models
  const plug = group(
    at(block(2.6, 0.85, 1.1, black, 0.3), -1.3, 0, 0),
    at(block(1, 0.4, 0.8, metal('#c9ccd0', 0.25), 0.15), 0.5, 0, 0),
  )
  const lead = cable(
    [
      [-21.6, 0.9, -6.3],
      [-25, 0.7, -6.2],
      [-30, 0.5, -2],
      [-32, 0.5, 6],
      [-28, 0.5, 11],
    ],
    0.28,
    black,
  )
  const brick = at(standing(12, 2.8, 5.4, plastic('#26292d', 0.55), 0.7), -24, 0, 13, 24)
  return group(laptop({ ...silver, screen: desktop }), at(plug, -19.2, 1, -6.3), lead, brick)
}

/** What ran out of a mug: round at its edge, thin, and shining. @param {number} wide @param {number} deep @param {number} seed */
function puddle(wide, deep, seed) {
  const random = dice(seed)
  const edge = Array.from({ length: 14 }, (_, i) => {
    const angle = (i / 14) * Math.PI * 2
    const reach = 0.78 + random() * 0.22
    return new THREE.Vector2((Math.cos(angle) * reach * wide) / 2, (Math.sin(angle) * reach * deep) / 2)
  })
  const shape = new THREE.Shape()
    .moveTo(edge[0]?.x ?? 0, edge[0]?.y ?? 0)
    .splineThru([...edge.slice(1), ...edge.slice(0, 1)])
  const mesh = extruded(shape, 0.12, plastic('#4a2c18', 0.08), 0.05)
  mesh.geometry.rotateX(-Math.PI / 2).translate(0, 0.06, 0)
  return mesh
}

/** A switch for cables with its sockets to +z, a lamp above each. */
function networkSwitch() {
  const all = group(at(standing(34, 4.2, 16, plastic('#2b3a49', 0.45), 0.5), 0, 0.4, 0))
  for (let i = 0; i < 8; i += 1)
    all.add(
      at(block(2.1, 1.7, 0.5, plastic('#0e1216'), 0.1), socket(i), 2.2, 7.9),
      at(can(0.2, 0.1, lamp(i < 5 ? '#5fae7c' : '#2d3a33', i < 5 ? 1.2 : 0.2)), socket(i), 3.8, 7.95, 0, 90),
    )
  return all
}

/** @param {number} index from the left */
const socket = (index) => -12.2 + index * 3.5

/** Cables of the three networks of a small business, from the switch to the edge of the picture. */
const networkCables = () =>
  [palette.tawny, palette.blue, palette.tawny, palette.green, '#e8e4dc'].map((color, i) => {
    const x = socket(i)
    return group(
      at(block(1.5, 1.2, 2, plastic(color, 0.5), 0.2), x, 2.2, 9),
      cable(
        [
          [x, 2.2, 9.8],
          [x, 2, 12],
          [x - 1 - i * 0.4, 0.6, 15],
          [x - 4 + i * 0.7, 0.4, 19],
          [x - 14 + i * 2, 0.4, 22 + i * 0.6],
          [x - 34 + i * 1.6, 0.4, 20 + i * 1.4],
          [x - 110, 0.4, 8 + i * 1.4],
        ],
        0.34,
        plastic(color, 0.6),
      ),
    )
  })

/** Services that no other picture is about. */
export const services = {
  'laptop-battery': still(
    () => [
      at(openLaptop({ hasBattery: false }), -5, 0.3, -5, 6),
      at(battery(), -6, 0.3, 16, -8),
      at(screwdriver(), 22, 0.3, 6, 68),
      at(tray(), 21, 0.3, -9, 80),
    ],
    { azimuth: 10, elevation: 42, fill: 0.88 },
    { depth: 90, beside: () => [at(mat(84, 54), -2, 0, 3)] },
  ),
  'charging-port': still(
    () => [at(loosePlug(), 6, 0.3, 0, 34)],
    { azimuth: -16, elevation: 20, fill: 0.84 },
    { depth: 60, beside: () => [at(mat(92, 60), 0, 0, 6), at(tweezers(), 16, 0.3, 26, 30)] },
  ),
  'liquid-damage': still(
    () => [
      at(laptop({ ...models.silver, screen: (c, w, h) => c.fillRect(0, 0, w, h) }), -8, 0, -2, 16),
      at(group(mug()), 20, 4.1, 10, 28, 0, 96),
      at(puddle(20, 12, 4), 6, 0.02, 13, 10),
      at(puddle(9, 5, 7), -2, 1.85, 3.5, 20),
      at(puddle(3, 2, 2), -9, 1.85, 5.5),
    ],
    { azimuth: -6, elevation: 30, fill: 0.82 },
    { depth: 60 },
  ),
  network: still(
    () => [at(networkSwitch(), 0, 0, 0, 6), at(router(), 34, 0, -8, -8)],
    { azimuth: -12, elevation: 24, fill: 0.78, shift: [0.06, 0.1] },
    { depth: 40, top: '#a5754a', beside: () => networkCables().map((each) => at(each, 0, 0, 0, 6)) },
  ),
}
