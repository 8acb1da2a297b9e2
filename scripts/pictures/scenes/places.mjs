import { metal, palette, plastic, wood } from '../materials.mjs'
import { monitor, portableDrive, router } from '../parts/devices.mjs'
import { carton, deskLamp, mug, plant } from '../parts/furnishing.mjs'
import {
  awning,
  bicycle,
  floor,
  glazing,
  lettering,
  masonry,
  pendant,
  terminal,
  toolBag,
  wall,
} from '../parts/house.mjs'
import { openLaptop, solidDrive } from '../parts/insides.mjs'
import { keyboard, mouse } from '../parts/keyboard.mjs'
import { laptop, models } from '../parts/laptop.mjs'
import { paper } from '../parts/post.mjs'
import { mat, pegboard, pen, screwdriver, tray, tweezers } from '../parts/tools.mjs'
import { tower } from '../parts/tower.mjs'
import { bar, desktop, lines, office, scan, update } from '../screens.mjs'
import { at, block, can, group, picture, plate, standing } from '../shapes.mjs'
import { still } from './still.mjs'

const demoShop = 'Cougar Computers'

/** @param {import('three').Object3D} thing @param {number} size */
const scaled = (thing, size) => {
  thing.scale.multiplyScalar(size)
  return group(thing)
}

/** What can be seen through the window of the shop. */
function shopWindow() {
  const all = group(
    at(wall(560, 330, '#d9b98c'), -60, 150, -130),
    at(standing(360, 56, 60, wood('#a9764a', 1, 3), 1), -85, 8, -48),
  )
  const shown = /** @type {(keyof typeof models)[]} */ (['black', 'silver', 'blue'])
  for (const [i, name] of shown.entries())
    all.add(
      at(scaled(laptop({ ...models[name], screen: [desktop, office, scan][i] }), 1.45), -215 + i * 74, 64, -38, 8),
    )
  all.add(
    at(scaled(monitor(desktop), 1.25), 8, 64, -48, -6),
    at(scaled(tower({ color: '#2b2f35' }), 1.25), 66, 64, -52, -12),
  )
  for (const y of [150, 190]) all.add(at(standing(330, 3, 26, wood('#8a5d3b', 1, 1), 0.4), -85, y, -116))
  for (let i = 0; i < 9; i += 1)
    all.add(at(carton(22 + (i % 3) * 6, 18 + (i % 2) * 8, 18), -225 + i * 36, i % 4 ? 153 : 193, -116))
  for (const x of [-190, -85, 20]) all.add(at(pendant(palette.blue, 60), x, 196, -60))
  return all
}

function door() {
  const skin = plastic(palette.ink, 0.5)
  const all = group(
    at(glazing(94, 226, 1, '#0f1e30'), 0, 4, 0),
    at(block(86, 50, 5, skin, 0.6), 0, 34, 2),
    at(block(10, 214, 6, skin, 0.6), -40, 116, 2),
    at(block(10, 214, 6, skin, 0.6), 40, 116, 2),
    at(block(88, 10, 6, skin, 0.6), 0, 221, 2),
  )
  return all.add(
    at(can(1.4, 46, metal(palette.brass, 0.3)), 31, 96, 9),
    at(plate(22, 15, 1, 2, plastic(palette.paper, 0.7), 0.2), -4, 150, 6),
    at(
      picture(17, 9, (c, w, h) => {
        bar(c, 0, 0, w, h, palette.paper, 0)
        lines(c, 0, 0, w, h * 0.36, [1, 0.7, 0.85], palette.tawny)
      }),
      -4,
      150,
      6.6,
    ),
    at(wall(100, 240, '#c9a679'), 0, 120, -90),
  )
}

/** @param {string | null} name on the sign @returns {import('./scenes.mjs').Picture} */
const shopFront = (name) => ({
  size: [1600, 1000],
  camera: { azimuth: -13, elevation: 5, fill: 0.95, fov: 22, shift: [0, -0.01] },
  light: { reach: 1.15, exposure: 0.84, from: [-0.6, 1, 0.85] },
  build: () => {
    const blue = plastic(palette.blue, 0.55)
    const front = group(
      at(glazing(330, 186, 3, '#0f1e30'), -85, 62, 0),
      at(standing(350, 58, 14, blue, 0.8), -85, 0, 0),
      at(door(), 170, 0, -4),
    )
    for (let i = 0; i < 4; i += 1)
      front.add(at(plate(72, 38, 2, 1, plastic('#16304a', 0.55), 0.8), -209 + i * 83, 30, 7))
    for (const x of [-268, 100, 236]) front.add(at(standing(22, 262, 20, blue, 0.8), x, 0, 0))
    front.add(
      at(standing(530, 62, 22, blue, 1), -16, 262, 2),
      at(standing(546, 9, 34, plastic('#16304a', 0.5), 1), -16, 324, 4),
    )
    if (name) front.add(at(lettering(name, 400, 50, palette.paper), -16, 293, 13.4))
    front.add(at(awning(352), -85, 264, 10))
    front.add(
      at(scaled(plant(1, 3), 4.4), 82, 0, 46),
      at(scaled(plant(1, 9), 3.6), 252, 0, 44),
      at(bicycle(), -178, 0, 42, 0, -5),
    )
    const around = group(at(masonry(1600, 500, { stone: [21, 6.5], color: '#9a5a40', joint: '#cdbfae' }), 0, 514, 0))
    for (const x of [-1, 1])
      around.add(
        at(masonry(600, 270, { stone: [21, 6.5], color: '#9a5a40', joint: '#cdbfae' }), x > 0 ? 547 : -579, 130, 0),
      )
    const street = masonry(2200, 900, { stone: [22, 11], color: '#b3aaa0', joint: '#8d857b', seed: 8 })
    around.add(at(street, 0, 0, 440, 0, -90), shopWindow())
    return { subject: front, around, background: '#dfe6ea' }
  },
})

/** @param {string | null} name on the wall @returns {import('./scenes.mjs').Picture} */
const counter = (name) => ({
  size: [1600, 1000],
  camera: { azimuth: -10, elevation: 8, fill: 0.95, fov: 22, shift: [0, 0.01] },
  light: { reach: 1.3, exposure: 0.86, from: [-0.5, 1, 0.9] },
  build: () => {
    const desk = group(
      standing(250, 96, 62, plastic(palette.blue, 0.6), 1),
      at(standing(262, 5, 72, wood(palette.wood, 1, 3), 1), 0, 96, 0),
    )
    for (let i = 0; i < 17; i += 1)
      desk.add(at(standing(11, 84, 2.4, wood('#a97a4d', 1, 1), 0.6), (i - 8) * 14.4, 6, 31.6))
    desk.add(
      at(scaled(laptop({ ...models.silver, screen: scan }), 1.3), -52, 101, 0, 26),
      at(scaled(terminal(), 1.25), 44, 101, 14, -20),
      at(scaled(plant(1, 4), 1.4), 106, 101, -8),
      at(
        paper((c, w, h) => {
          bar(c, 0, 0, w, h, '#fcfaf6', 0)
          bar(c, w * 0.1, h * 0.08, w * 0.4, h * 0.05, palette.tawny, 4)
          lines(c, w * 0.1, h * 0.22, w * 0.8, h * 0.06, [1, 0.8, 0.9, 0.5], '#bdb7ab')
        }),
        6,
        101,
        14,
        14,
      ),
      at(pen(palette.tawny), 16, 101.2, 22, 50),
      at(scaled(mug(), 1.2), -108, 101, 8, -20),
    )
    const back = group()
    if (name) back.add(at(lettering(name, 190, 26, palette.paper), 0, 222, -118))
    for (const y of [134, 172]) back.add(at(standing(270, 3.4, 30, wood('#a9764a', 1, 1), 0.4), 0, y, -104))
    const things = [
      carton(30, 22, 20),
      carton(24, 16, 20),
      laptop({ ...models.black, screen: desktop, open: 102 }),
      router(),
      carton(20, 24, 20),
      carton(30, 18, 20),
      laptop({ ...models.blue, screen: office, open: 102 }),
    ]
    for (const [i, thing] of things.entries()) back.add(at(group(thing), -112 + i * 37, 137.4, -102, 6))
    const upper = [
      laptop({ ...models.silver, screen: desktop, open: 102 }),
      carton(26, 20, 20),
      plant(1, 7),
      carton(32, 14, 20),
      laptop({ ...models.darkGray, screen: scan, open: 102 }),
      carton(22, 24, 20),
      plant(0.9, 2),
    ]
    for (const [i, thing] of upper.entries()) back.add(at(group(thing), -112 + i * 37, 175.4, -102, 4))
    const lamps = [-104, 104].map((x) => at(pendant(palette.tawny, 200), x, 196, 10))
    return {
      subject: group(desk, back),
      around: group(...lamps, floor('#a08566'), at(wall(1800, 900, '#27496a'), 0, 300, -120)),
      background: '#27496a',
    }
  },
})

/** A window that stands on the wall behind a table. */
const daylight = () =>
  group(
    at(
      picture(
        84,
        70,
        (c, w, h) => {
          const sky = c.createLinearGradient(0, 0, 0, h)
          sky.addColorStop(0, '#bcd6e6')
          sky.addColorStop(1, '#eef1ea')
          c.fillStyle = sky
          c.fillRect(0, 0, w, h)
          bar(c, 0, h * 0.78, w, h * 0.3, '#9fb08a', 0)
          for (let i = 0; i < 7; i += 1)
            bar(
              c,
              w * (i * 0.16 - 0.04),
              h * (0.56 + (i % 3) * 0.06),
              w * 0.15,
              h * 0.3,
              i % 2 ? '#8aa077' : '#a5b590',
              w * 0.07,
            )
        },
        { glows: 0.9 },
      ),
      0,
      40,
      0,
    ),
    ...[-42, 0, 42].map((x) => at(block(3, 73, 3, plastic('#f3efe7', 0.6), 0.4), x, 40, 1)),
    ...[4.5, 76].map((y) => at(block(90, 3.4, 4, plastic('#f3efe7', 0.6), 0.4), 0, y, 1)),
    at(block(98, 3, 14, plastic('#f3efe7', 0.6), 0.4), 0, 2, 6),
  )

export const places = {
  'shop-front': shopFront(demoShop),
  counter: counter(demoShop),
  'example/shop-front': shopFront(null),
  'example/counter': counter(null),
  'home-visit': still(
    () => {
      const bag = toolBag()
      for (const [i, color] of [palette.tawny, palette.blue, palette.amber].entries())
        bag.add(at(screwdriver(color), -10 + i * 8, 21, -2 + i * 2, i * 40, 0, -84 - i * 6))
      return [
        at(laptop({ ...models.blue, screen: update }), -8, 0, 2, 14),
        at(bag, 40, 0, -10, -18),
        at(mug(), -42, 0, 2, 200),
        at(mug(palette.blue), -36, 0, 16, 160),
        at(portableDrive(palette.tawny), 24, 0, 16, -10),
      ]
    },
    { azimuth: -6, elevation: 14, fill: 0.86, shift: [0, -0.1] },
    { top: '#9c6b43', wall: '#dde2dc', depth: 46, beside: () => [at(daylight(), -22, 16, -44)] },
  ),
  'hero-home': still(
    () => [
      at(laptop({ ...models.silver, screen: scan }), -40, 0.3, 8, 20),
      at(monitor(office), 8, 0, -20, -4),
      at(keyboard({ color: '#d9d5cc', keyColor: '#f3efe8', legend: '#3b4046' }), 10, 0.3, 10, -4),
      at(mouse('#e9e5dc'), 39, 0.3, 11),
      at(tower({ side: 'open', color: '#30343a' }), 62, 0, -16, 40),
      at(mug(), -72, 0, 12, 200),
      at(deskLamp(), -84, 0, -14),
      at(screwdriver(), -16, 0.3, 25, 18),
      at(plant(1.2, 3), 100, 0, -18),
    ],
    { azimuth: -5, elevation: 11, fill: 0.93, shift: [0, -0.2] },
    { size: [1600, 900], depth: 50, beside: () => [at(mat(112, 50), -8, 0, 8), at(pegboard(118, 50), -12, 70, -48)] },
  ),
  'hero-repair': still(
    () => [
      at(openLaptop(), 0, 0.3, 0, 10),
      at(screwdriver(), 24, 0.3, 9, 58),
      at(screwdriver(palette.blue, 0.85), 29, 0.3, 6, 66),
      at(tray(), 31, 0.3, -10, -14),
      at(tweezers(), -25, 0.3, 9, 70),
      at(solidDrive(), -28, 0.3, -7, 24),
    ],
    { azimuth: -12, elevation: 34, fill: 0.9 },
    { size: [1600, 900], depth: 90, beside: () => [at(mat(86, 46), 2, 0, 0)] },
  ),
  'hero-sale': still(
    () => [
      at(laptop({ ...models.black, screen: desktop }), -66, 0, 10, 16),
      at(laptop({ ...models.silver, screen: office }), -26, 0, 4, 8),
      at(laptop({ ...models.blue, screen: scan }), 16, 0, 8, -6),
      at(tower({ light: '#e0702c', side: 'glass', front: 'mesh', color: '#1c1e22' }), 62, 0, -12, 40),
      at(plant(1.1, 5), -94, 0, -10),
      at(carton(30, 20, 24), 100, 0, -14, -14),
      at(carton(22, 14, 18), 100, 20, -14, 10),
    ],
    { azimuth: -4, elevation: 12, fill: 0.93, shift: [0, -0.1] },
    {
      size: [1600, 900],
      depth: 44,
      wall: '#2d5276',
      top: '#c79a68',
      beside: () => [-52, 4, 60].map((x) => at(scaled(pendant(palette.tawny, 90), 0.75), x, 58, -14)),
    },
  ),
}
