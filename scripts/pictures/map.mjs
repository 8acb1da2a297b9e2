/** Draws the map of the demo shop's surroundings, a town that does not exist: `node scripts/pictures/map.mjs`. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import sharp from 'sharp'

const root = fileURLToPath(new URL('../../', import.meta.url))
const face = 'node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2'
const font = readFileSync(path.join(root, face)).toString('base64')
const size = { width: 1200, height: 900 }

const paper = '#f4efe6'
const block = '#e6dfd2'
const park = '#d5dfc6'
const water = '#bcd3de'
const road = '#ffffff'
const edge = '#cfc6b6'
const ink = '#14263b'
const accent = '#a94e1e'

const roads = [
  { line: 'M-20 700 C 260 690 420 640 560 470', width: 44 },
  { line: 'M560 470 C 760 400 960 380 1220 400', width: 44 },
  { line: 'M560 470 C 520 330 500 160 520 -20', width: 44 },
  { line: 'M860 388 C 850 560 870 720 900 920', width: 26 },
  { line: 'M250 -20 C 280 180 300 420 330 668', width: 26 },
  { line: 'M-20 330 C 160 330 240 330 505 320', width: 26 },
  { line: 'M520 190 C 760 170 960 170 1220 190', width: 26 },
  { line: 'M420 610 C 560 640 700 650 872 650', width: 26 },
  { line: 'M1060 388 C 1070 300 1070 250 1060 178', width: 26 },
]

/** Houses along the roads: left, top, width, height. */
const houses = [
  ...[40, 140].map((x) => [x, 380, 80, 60]),
  [360, 230, 70, 56],
  ...[620, 730, 840, 960].map((x) => [x, 230, 78, 60]),
  ...[600, 720].map((x) => [x, 705, 84, 64]),
  ...[960, 1080].flatMap((x) => [
    [x, 470, 84, 60],
    [x, 590, 84, 60],
    [x, 710, 84, 60],
  ]),
  ...[300, 400, 640, 760, 880, 1010].map((x) => [x, 60, 72, 54]),
]

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" width="${size.width}" height="${size.height}">
  <rect width="100%" height="100%" fill="${paper}"/>
  <path d="M-20 40 C 120 60 180 120 190 200 L 200 316 L -20 316 Z" fill="${park}"/>
  <path d="M930 820 C 1040 800 1140 800 1220 830 L 1220 920 L 920 920 Z" fill="${park}"/>
  <path d="M-20 20 C 160 50 260 20 380 -20" fill="none" stroke="${water}" stroke-width="46"/>
  <path d="M-20 838 L 1220 862" stroke="${edge}" stroke-width="12"/>
  <path d="M-20 838 L 1220 862" stroke="${paper}" stroke-width="7" stroke-dasharray="26 20"/>
  ${houses.map(([x, y, w, h]) => `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="6" fill="${block}"/>`).join('')}
  ${roads.map(({ line, width }) => `<path d="${line}" fill="none" stroke="${edge}" stroke-width="${width + 6}" stroke-linecap="butt"/>`).join('')}
  ${roads.map(({ line, width }) => `<path d="${line}" fill="none" stroke="${road}" stroke-width="${width}" stroke-linecap="butt"/>`).join('')}
  <path d="M184 764 C 186 730 196 706 214 690 C 380 655 480 580 560 470 L 636 444" fill="none" stroke="${accent}" stroke-width="7" stroke-dasharray="4 17" stroke-linecap="round"/>
  <g fill="${ink}" font-family="Map" font-weight="600" font-size="42">
    <g stroke="${paper}" stroke-width="9" stroke-linejoin="round" paint-order="stroke">
      <path id="molenstraat" d="M700 440 C 860 402 1000 400 1200 412" fill="none" stroke="none"/>
      <text font-size="38" dy="11"><textPath href="#molenstraat" startOffset="190">Molenstraat</textPath></text>
      <path id="stationsweg" d="M40 713 C 230 706 400 660 520 540" fill="none" stroke="none"/>
      <text font-size="38" dy="-2"><textPath href="#stationsweg" startOffset="8">Stationsweg</textPath></text>
      <text x="236" y="808">Station</text>
      <text x="372" y="516">Molen</text>
    </g>
  </g>
  <rect x="146" y="768" width="76" height="46" rx="8" fill="${ink}"/>
  <rect x="158" y="778" width="14" height="14" rx="3" fill="${paper}"/><rect x="178" y="778" width="14" height="14" rx="3" fill="${paper}"/><rect x="198" y="778" width="14" height="14" rx="3" fill="${paper}"/>
  <g transform="translate(450 420)">
    <path d="M-24 44 L -14 -14 L 14 -14 L 24 44 Z" fill="${ink}"/>
    <g stroke="${ink}" stroke-width="8" stroke-linecap="round"><path d="M-40 -54 L 40 26 M40 -54 L -40 26"/></g>
    <circle cy="-14" r="9" fill="${paper}"/>
  </g>
  <g transform="translate(676 516)">
    <rect x="-44" y="-30" width="88" height="64" rx="8" fill="${accent}"/>
    <path d="M0 -34 C -46 -84 -60 -112 -60 -140 A 60 60 0 0 1 60 -140 C 60 -112 46 -84 0 -34 Z" fill="${accent}" stroke="${paper}" stroke-width="7"/>
    <circle cy="-140" r="24" fill="${paper}"/>
    <g stroke="${paper}" stroke-width="10" stroke-linejoin="round" paint-order="stroke">
      <text y="84" text-anchor="middle" font-family="Map" font-weight="800" font-size="44" fill="${ink}">Cougar Computers</text>
    </g>
  </g>
</svg>`

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-quic', '--no-first-run'],
})
try {
  const page = await browser.newPage({ viewport: size })
  await page.setContent(
    `<style>@font-face{font-family:Map;src:url(data:font/woff2;base64,${font});font-weight:200 900}body{margin:0}</style>${svg}`,
  )
  await page.evaluate('document.fonts.ready')
  const target = process.argv[2] ?? path.join(root, 'server/demo/pictures/veldhoek-map.jpg')
  await sharp(await page.screenshot())
    .jpeg({ quality: 84, mozjpeg: true })
    .toFile(target)
} finally {
  await browser.close()
}
