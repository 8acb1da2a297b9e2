import * as THREE from 'three'
import { cloth, dice, metal, palette, plastic } from '../materials.mjs'
import { circuitBoard, fan, mainBoard, memory } from '../parts/boards.mjs'
import { monitor, oldMonitor, portableDrive, router } from '../parts/devices.mjs'
import { carton, deskLamp, mug, plant } from '../parts/furnishing.mjs'
import { openDisk, openLaptop, solidDrive } from '../parts/insides.mjs'
import { keyboard, mouse } from '../parts/keyboard.mjs'
import { laptop, models } from '../parts/laptop.mjs'
import { mat, pegboard, screwdriver, tray, tweezers } from '../parts/tools.mjs'
import { graphicsCard, tower } from '../parts/tower.mjs'
import { copying, desktop, office, scan } from '../screens.mjs'
import { at, block, cable, can, group, slab, standing } from '../shapes.mjs'
import { still } from './still.mjs'

/** A soft brush lying along x. */
function brush() {
  const random = dice(3)
  const all = group(
    at(block(12, 1.2, 2.4, plastic(palette.walnut, 0.6), 0.5), -6, 1, 0),
    at(block(1.6, 1.3, 3.4, metal(), 0.2), 0.6, 1, 0),
  )
  for (let i = 0; i < 90; i += 1)
    all.add(
      at(
        block(4.4, 0.12, 0.12, plastic('#e2d3b4', 0.9), 0.04),
        3.4,
        0.6 + random() * 0.9,
        (random() - 0.5) * 3,
        (random() - 0.5) * 12,
        0,
        (random() - 0.5) * 10,
      ),
    )
  return all
}

/** A bulb that blows dust away, lying along x. */
function blower() {
  const bulb = new THREE.Mesh(new THREE.SphereGeometry(3.4, 32, 24), plastic(palette.tawny, 0.7))
  bulb.scale.x = 1.35
  const nose = can(0.7, 6, plastic('#23262b', 0.5), 0.3)
  return group(at(bulb, 0, 3.4, 0), at(nose, 4.2, 3.4, 0, 0, 0, -96))
}

/** The cooler of a processor with its fan, clean or after years. @param {boolean} isDusty */
function cooler(isDusty) {
  const all = group(at(block(14, 1, 10, metal('#b98a5f', 0.35), 0.2), 0, 0.6, -2.6))
  for (let i = 0; i < 26; i += 1)
    all.add(
      at(
        block(12.6, 0.1, 6.4, metal(isDusty ? '#938d82' : '#c6cacf', isDusty ? 0.8 : 0.35), 0.03),
        0,
        1.6 + i * 0.5,
        -3.2,
      ),
    )
  for (const x of [-4.4, -1.5, 1.5, 4.4]) all.add(at(can(0.4, 14.4, metal('#b57a4e', 0.3)), x, 0.8, -3.2))
  all.add(
    at(fan({ size: 13, color: isDusty ? '#35363a' : '#1f2226', blade: isDusty ? '#6d675e' : '#3d444b' }), 0, 7.6, 1.6),
  )
  if (!isDusty) return all
  const random = dice(9)
  const fluff = new THREE.InstancedMesh(new THREE.IcosahedronGeometry(1, 0), cloth('#8d8577'), 7000)
  const matrix = new THREE.Matrix4()
  const turn = new THREE.Quaternion()
  for (let i = 0; i < fluff.count; i += 1) {
    const angle = Math.floor(random() * 9) * ((Math.PI * 2) / 9) + 0.12 + random() ** 2 * 0.5
    const out = 2.2 + random() * 3.5
    const onRim = random() > 0.72
    const reach = onRim ? 5.5 + random() ** 2 * 0.7 : out
    const place = new THREE.Vector3(
      Math.cos(angle) * reach,
      7.6 + Math.sin(angle) * reach,
      1.9 + random() * 0.35 + (onRim ? 0.75 : 0),
    )
    if (random() > 0.86) place.set((random() - 0.5) * 12.6, 1.6 + random() * 12.4, 0.2 + random() * 0.2)
    if (random() > 0.93) place.set((random() - 0.5) * 12.4, 14.2 + random() * 0.3, 0.4 + random() * 2.4)
    const size = 0.035 + random() ** 3 * 0.13
    turn.setFromEuler(new THREE.Euler(random() * 6, random() * 6, random() * 6))
    fluff.setMatrixAt(i, matrix.compose(place, turn, new THREE.Vector3(size * (1 + random() * 2), size, size)))
  }
  return all.add(fluff)
}

/** @param {boolean} isDusty @returns {import('./scenes.mjs').Picture} */
const fanPicture = (isDusty) =>
  still(
    () => [cooler(isDusty)],
    { azimuth: -30, elevation: 20, fill: 0.8 },
    { size: [1200, 900], depth: 45, beside: () => [at(mat(60, 44), 0, 0, 0), at(brush(), -17, 0.3, 6, 40)] },
  )

const bits = () => [
  at(screwdriver(), 27, 0.3, 10, 62),
  at(screwdriver(palette.blue, 0.8), 31.5, 0.3, 8, 70),
  at(tray(), 29, 0.3, -8, -12),
  at(tweezers(), -24, 0.3, 9, 76),
]

export const benchScenes = {
  workbench: still(
    () => [
      at(laptop({ ...models.silver, screen: scan }), -24, 0.3, 4, 18),
      at(tower({ side: 'open', color: '#30343a' }), 30, 0.3, -14, 42),
      at(screwdriver(), 2, 0.3, 18, 20),
      at(tray(), -2, 0.3, 4, -10),
      at(mug(), -54, 0, 4, -30),
    ],
    { azimuth: -6, elevation: 13, fill: 0.8, shift: [0, -0.2] },
    { depth: 46, beside: () => [at(mat(92, 48), 2, 0, 4), at(pegboard(), -14, 57, -44), at(deskLamp(), -64, 0, -22)] },
  ),
  'laptop-repair': still(
    () => [at(openLaptop(), 0, 0.3, 0, 8), ...bits()],
    { azimuth: -14, elevation: 44, fill: 0.84 },
    { depth: 90, beside: () => [at(mat(84, 46), 3, 0, 0)] },
  ),
  'build-pc': still(
    () => [
      at(tower({ side: 'open', color: '#2b2f35', hasCard: false }), 12, 0, -12, 48),
      at(graphicsCard(), -34, 1.9, 8, 24, -90),
      at(memory(), -12, 0.1, 22, 20),
      at(memory(), -10, 0.1, 27, 24),
      at(fan(), -30, 6, -10, 18),
      at(screwdriver(), 18, 0, 26, 10),
      at(carton(26, 18, 22), 48, 0, -8, -16),
    ],
    { azimuth: -10, elevation: 18, fill: 0.86 },
    { depth: 55 },
  ),
  'new-pc-desk': still(
    () => [
      at(monitor(office), 0, 0, -12),
      at(keyboard({ color: '#d9d5cc', keyColor: '#f3efe8', legend: '#3b4046' }), -4, 0, 14),
      at(mouse('#e9e5dc'), 26, 0, 15),
      at(tower({ color: '#2b2f35' }), 52, 0, -18, -16),
      at(plant(1.3), -48, 0, -18),
      at(mug(palette.blue), -36, 0, 12, -40),
    ],
    { azimuth: -8, elevation: 12, fill: 0.88 },
    { depth: 48, top: '#c79a68' },
  ),
  'refurbished-shelf': {
    .../** @type {import('./scenes.mjs').Picture} */ (still(() => [], {}, {})),
    camera: { azimuth: -16, elevation: 7, fill: 0.97, fov: 20 },
    build: () => {
      const shelf = group()
      for (const [level, names] of /** @type {[number, (keyof typeof models)[]][]} */ ([
        [0, ['blue', 'darkGray', 'silver']],
        [1, ['black', 'silver', 'darkGray']],
      ]))
        for (const [i, name] of names.entries())
          shelf.add(
            at(
              laptop({ ...models[name], open: 101, screen: [desktop, office, scan][(i + level) % 3] }),
              (i - 1) * 44,
              level * 38 + 2.2,
              2.5,
              8,
            ),
            at(
              slab(9, 0.2, 5, 0.3, plastic(palette.paper, 0.8), 0.05),
              (i - 1) * 44 + 6,
              level * 38 + 2.2,
              14.2,
              0,
              70,
            ),
          )
      for (const y of [0, 38, 76]) shelf.add(at(standing(142, 2.2, 32, plastic('#a87b4f', 0.7), 0.3), 0, y, 0))
      for (const x of [-71, 71]) shelf.add(at(standing(2.4, 78.2, 32, plastic('#a87b4f', 0.7), 0.3), x, 0, 0))
      const back = new THREE.Mesh(
        new THREE.PlaneGeometry(900, 600),
        new THREE.MeshLambertMaterial({ color: '#d9cfbe' }),
      )
      back.userData.isBackdrop = true
      return { subject: shelf, around: at(back, 0, 60, -16.5), background: palette.wall }
    },
  },
  'data-recovery': still(
    () => [
      at(openDisk(), 8, 0.3, 10, -18),
      at(laptop({ ...models.darkGray, screen: copying }), -18, 0, -10, 16),
      at(solidDrive('#3a4048', palette.blue), 27, 0.3, 3, 20),
      cable(
        [
          [-2, 1, 9],
          [-8, 0.6, 12],
          [-22, 0.6, 14],
          [-36, 0.8, 7],
          [-37, 1, -1],
          [-33.2, 1.1, -4],
        ],
        0.26,
        plastic('#1d2023'),
      ),
      at(tweezers(), 14, 0.3, 20, 12),
    ],
    { azimuth: 8, elevation: 30, fill: 0.86 },
    { beside: () => [at(mat(52, 34), 12, 0, 9)] },
  ),
  cleaning: still(
    () => [
      at(keyboard({ missing: [34, 35, 36, 37, 50, 51, 52] }), 0, 0.3, 4, 10),
      at(brush(), 8, 2.2, 2, -24),
      at(blower(), -24, 0.3, -14, 24),
      at(fan(), 18, 6.4, -15, -14),
      at(standing(15, 1.6, 11, cloth('#d9a878'), 0.7), -30, 0.3, 10, 16),
    ],
    { azimuth: -8, elevation: 36, fill: 0.86 },
    { beside: () => [at(mat(78, 48), -2, 0, 0)] },
  ),
  'ssd-upgrade': still(
    () => [
      at(openLaptop({ hasDrive: false }), -6, 0.3, -2, 6),
      at(solidDrive(), 22, 0.3, 10, 24),
      at(screwdriver(), 22, 0.3, -7, 74),
      at(tray(), -34, 0.3, 6, 74),
    ],
    { azimuth: 14, elevation: 40, fill: 0.86 },
    { depth: 70, beside: () => [at(mat(84, 42), -4, 0, 0)] },
  ),
  'memory-upgrade': still(
    () => [at(mainBoard({ sticks: 1 }), 0, 0.3, 0, -64), at(memory(), -4, 0.3, 19, 8), at(memory(), -22, 0.3, 12, 42)],
    { azimuth: -20, elevation: 36, fill: 0.88 },
    { depth: 60, beside: () => [at(mat(84, 62), 0, 0, 2), at(screwdriver(), 24, 0.3, 10, 60)] },
  ),
  'fan-before': fanPicture(true),
  'fan-after': fanPicture(false),
  backup: still(
    () => [
      at(laptop({ ...models.silver, screen: copying }), -10, 0, -4, 14),
      at(portableDrive(palette.tawny), 20, 0, 6, -12),
      at(portableDrive(palette.blue), 26, 0, -14, 30),
      at(plant(0.8, 5), -36, 0, -14),
    ],
    { azimuth: -6, elevation: 24, fill: 0.86 },
  ),
  wifi: still(
    () => [
      at(router(), 0, 0, -6, 8),
      at(laptop({ ...models.silver, screen: desktop }), -40, 0, 0, 24),
      at(plant(1.1, 8), 32, 0, -10),
      at(mug(), 19, 0, 12, -20),
    ],
    { azimuth: -4, elevation: 16, fill: 0.84 },
    { top: '#a5754a', depth: 44 },
  ),
  recycle: still(
    () => {
      const crate = carton(56, 26, 40, true)
      const random = dice(4)
      const load = group()
      for (let i = 0; i < 5; i += 1)
        load.add(
          at(
            circuitBoard(15, 11, 30 + i),
            -14 + i * 7,
            22,
            -6 + random() * 6,
            random() * 90,
            50 + random() * 30,
            random() * 20,
          ),
        )
      load.add(
        at(keyboard(), -4, 24, 6, 10, -38, 30),
        at(fan(), 14, 25, 8, -20, -50),
        at(mouse(), 20, 24, -6, 40),
        cable(
          [
            [8, 24, 14],
            [16, 28, 16],
            [27, 27, 18],
            [30, 18, 23],
            [30, 4, 26],
            [36, 0.6, 30],
            [44, 0.5, 26],
          ],
          0.4,
          plastic('#1d2023'),
        ),
      )
      return [at(group(crate, load), 14, 0, 0, 8), at(oldMonitor(), -36, 0, -8, 22)]
    },
    { azimuth: -8, elevation: 20, fill: 0.84 },
    { depth: 60 },
  ),
}
