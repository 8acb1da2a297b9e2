import type { ListedPoint } from './checkList.js'
import type { DeviceKind } from './priceFinder.js'

type UsualPoint = ListedPoint & { kinds: DeviceKind[] }

const hand: DeviceKind[] = ['phone', 'tablet']
const screened: DeviceKind[] = ['laptop', 'all-in-one', ...hand]
const computers: DeviceKind[] = ['laptop', 'desktop', 'all-in-one']

/** The points that the lists of a new shop begin with; the owner changes them. */
export const usualCheckPoints: readonly UsualPoint[] = [
  point('Gaat aan', 'Turns on', []),
  point('Scherm', 'Screen', [...screened, 'monitor']),
  point('Aanraken van het scherm', 'Touch', hand),
  point('Knoppen', 'Buttons', [...hand, 'monitor', 'printer']),
  point('Camera voor', 'Front camera', hand),
  point('Camera achter', 'Rear camera', hand),
  point('Webcam', 'Webcam', ['laptop', 'all-in-one']),
  point('Microfoon', 'Microphone', screened),
  point('Luidspreker', 'Speaker', screened),
  point('Beeld', 'Picture', ['desktop', 'console']),
  point('Geluid', 'Sound', ['desktop', 'console', 'monitor']),
  point('Wifi', 'Wi-Fi', [...computers, ...hand, 'console', 'printer', 'network']),
  point('Bluetooth', 'Bluetooth', [...computers, ...hand, 'console']),
  point('Mobiel netwerk', 'Mobile network', hand),
  point('Vingerafdruk of gezicht', 'Fingerprint or face', ['laptop', ...hand]),
  point('Opladen', 'Charging', ['laptop', ...hand]),
  point('Accu', 'Battery', ['laptop', ...hand]),
  point('Toetsenbord', 'Keyboard', ['laptop']),
  point('Touchpad', 'Touchpad', ['laptop']),
  point('Poorten', 'Ports', [...computers, 'console', 'monitor', 'network']),
  point('Netwerkkabel', 'Wired network', ['desktop', 'all-in-one', 'console', 'network']),
  point('Dvd-speler', 'Optical drive', ['desktop', 'all-in-one', 'console']),
  point('Ventilator', 'Fan', [...computers, 'console']),
  point('Schijf leest', 'Drive can be read', [...computers, 'storage']),
  point('Controllers', 'Controllers', ['console']),
  point('Afdrukken', 'Printing', ['printer']),
  point('Scannen', 'Scanning', ['printer']),
  point('Papierinvoer', 'Paper feed', ['printer']),
]

function point(nameNl: string, nameEn: string, kinds: DeviceKind[]): UsualPoint {
  return { kinds, nameNl, nameEn }
}
