import type { DemoAppointmentKind } from './recordTypes.js'
import { computerServices } from './services/computers.js'
import { dataServices } from './services/data.js'
import { helpServices } from './services/help.js'
import { repairServices } from './services/repair.js'
import type { DemoService } from './types.js'

function keysOf(services: readonly DemoService[], group?: string): string[] {
  return services.filter(({ both }) => group === undefined || both?.group === group).map(({ key }) => key)
}

/** What visitors of the demo shop can make an appointment for. */
export const appointmentKinds: DemoAppointmentKind[] = [
  {
    key: 'bring',
    position: 1,
    titleNl: 'Apparaat brengen',
    titleEn: 'Bring in a device',
    descriptionNl:
      'Je brengt je computer, laptop of telefoon. We kijken er samen naar, schrijven op wat er aan de hand is en zeggen wat het gaat kosten. Neem de oplader mee.',
    descriptionEn:
      'You bring your computer, laptop or phone. We look at it together, write down what the matter is and tell you what it will cost. Please bring the charger.',
    charge: 'free',
    services: [...keysOf(repairServices), ...keysOf(computerServices), ...keysOf(dataServices)],
    place: 'shop',
    minutes: 30,
    noticeHours: 2,
    horizonDays: 42,
    changeHours: 2,
  },
  {
    key: 'collect',
    isForPickUp: true,
    position: 2,
    titleNl: 'Apparaat ophalen',
    titleEn: 'Collect a device',
    descriptionNl:
      'Je apparaat is klaar. We laten zien wat we hebben gedaan en zetten het samen met je aan. Pinnen kan in de winkel.',
    descriptionEn:
      'Your device is ready. We show you what we have done and switch it on together. You can pay by card in the shop.',
    charge: 'free',
    place: 'shop',
    minutes: 15,
    capacity: 2,
    noticeHours: 1,
    horizonDays: 28,
    changeHours: 1,
  },
  {
    key: 'home',
    position: 3,
    titleNl: 'Hulp aan huis',
    titleEn: 'Help at home',
    descriptionNl:
      'We komen bij je langs in Veldhoek en de dorpen eromheen, voor wifi, printers, een nieuwe computer of alles wat niet in een tas past.',
    descriptionEn:
      'We come to your home in Veldhoek and the villages around it, for wifi, printers, a new computer or anything that does not fit in a bag.',
    charge: 'amount',
    price: 65,
    perMinutes: 60,
    callOutZones: '5400-5404: 0\n5405-5411, 5421-5429, 5461-5469: 15',
    services: keysOf(helpServices, 'at-home'),
    place: 'home',
    minutes: 60,
    pauseMinutes: 15,
    noticeHours: 24,
    horizonDays: 60,
    changeHours: 24,
    postcodes: '5400-5411, 5421-5429, 5461-5469',
    travelMinutes: 20,
  },
  {
    key: 'remote',
    position: 4,
    titleNl: 'Hulp op afstand',
    titleEn: 'Remote help',
    descriptionNl:
      'We bellen je op de afgesproken tijd en kijken met jouw toestemming mee op je scherm. Je ziet alles wat we doen en kunt op elk moment stoppen.',
    descriptionEn:
      'We call you at the agreed time and, with your permission, look at your screen together. You see everything we do and can stop at any moment.',
    charge: 'amount',
    price: 15,
    perMinutes: 15,
    services: keysOf(helpServices, 'remote'),
    place: 'remote',
    minutes: 30,
    pauseMinutes: 10,
    noticeHours: 4,
    horizonDays: 42,
    changeHours: 4,
  },
]
