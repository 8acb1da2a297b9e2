import type { DemoRepair } from '../recordTypes.js'

/** Finished repairs, oldest first. */
export const finishedRepairs: DemoRepair[] = [
  {
    customer: 'annelies.smit@example.com',
    service: 'laptop-screen',
    description: 'HP EliteBook 840, gebarsten scherm',
    descriptionProblem: 'Gevallen met een pen tussen scherm en toetsenbord.',
    whatHasBeenDone: 'Nieuw scherm geplaatst, scharnieren gesmeerd, camera en microfoon getest.',
    intakeDate: 96,
    startDate: 95,
    endDate: 94,
    costs: 149,
    usedParts: [
      { title: 'Laptopscherm 14 inch Full HD, 30 pins', count: 1, price: 89 },
      { title: 'Werk en testen', count: 1, price: 60 },
    ],
    history: [
      {
        daysAgo: 96,
        time: '09:10',
        status: 'waiting',
        currentStatus: 'Ontvangen',
        note: 'We hebben je laptop. Het scherm ligt op voorraad, dus morgen is hij aan de beurt.',
      },
      {
        daysAgo: 95,
        time: '11:20',
        status: 'in-treatment',
        currentStatus: 'Nieuw scherm geplaatst',
        note: 'Het nieuwe scherm zit erin. Hij draait een nacht proef; morgen vanaf 9.00 uur kun je hem halen.',
      },
      {
        daysAgo: 94,
        time: '11:20',
        status: 'finished',
        currentStatus: 'Opgehaald',
        note: 'Fijn dat hij weer werkt. Op het scherm heb je twee jaar garantie, zolang er geen pen tussen komt.',
      },
    ],
  },
  {
    customer: 'kees.vandongen@example.com',
    description: 'Toshiba-laptop, zelf uitvallen',
    descriptionProblem: 'Valt uit na twintig minuten. De onderkant is dan gloeiend heet.',
    whatHasBeenDone:
      'Eerst gereinigd en nieuwe koelpasta. Kwam na een week terug: de ventilator haperde toen hij warm werd. Ventilator vervangen, zonder kosten. Vier uur op volle kracht gedraaid bij 78 graden.',
    intakeDate: 71,
    startDate: 70,
    endDate: 60,
    costs: 59,
    usedParts: [
      { title: 'Ventilator Toshiba Satellite', count: 1, price: 0 },
      { title: 'Werk en testen', count: 1, price: 59 },
    ],
    history: [
      {
        daysAgo: 71,
        time: '11:05',
        status: 'waiting',
        currentStatus: 'Ontvangen',
        note: 'We hebben je laptop en kijken er morgen naar.',
      },
      {
        daysAgo: 70,
        time: '08:15',
        status: 'in-treatment',
        currentStatus: 'Wordt gereinigd',
        note: 'De koeler zit dicht met stof. Reinigen en nieuwe koelpasta: € 59. Morgen om 12.00 uur kun je hem halen.',
      },
      {
        daysAgo: 69,
        time: '11:00',
        status: 'finished',
        currentStatus: 'Opgehaald',
        note: 'Hij bleef een uur koel op volle kracht. Merk je toch iets, kom dan terug.',
      },
      {
        daysAgo: 63,
        time: '11:05',
        status: 'in-treatment',
        currentStatus: 'Terug op de bank',
        note: 'Vervelend dat hij weer uitvalt. We zoeken verder, en dat kost je niets. Binnen twee werkdagen hoor je wat we vinden.',
      },
      {
        daysAgo: 60,
        time: '10:05',
        status: 'finished',
        currentStatus: 'Opgehaald, nieuwe ventilator',
        note: 'De ventilator haperde alleen als hij warm was; dat hadden we moeten zien. Er zit een nieuwe in, voor onze rekening.',
      },
    ],
    notes: [
      {
        daysAgo: 60,
        time: '13:40',
        text: 'Voortaan bij deze serie de ventilator een halfuur warm laten draaien voor hij weggaat.',
      },
    ],
  },
  {
    customer: 'wil.jansen@example.com',
    description: 'Laptop nakijken na een nephelpdesk',
    descriptionProblem:
      'Je werd gebeld door ‘Microsoft’ en hebt een programma geïnstalleerd. De bank heb je al gebeld.',
    whatHasBeenDone:
      'Meekijkprogramma en twee verborgen taken verwijderd. Wachtwoord van de mail veranderd waar je bij was, inloggen in twee stappen aangezet. Niets gevonden dat bestanden heeft verstuurd.',
    intakeDate: 40,
    startDate: 40,
    endDate: 39,
    costs: 69,
    history: [
      {
        daysAgo: 40,
        time: '08:15',
        status: 'in-treatment',
        currentStatus: 'Wordt nagekeken',
        note: 'Goed dat je meteen kwam. Hij gaat voor, en blijft hier van internet af. Morgenochtend bellen we wat we vonden.',
      },
      {
        daysAgo: 39,
        time: '09:10',
        status: 'finished',
        currentStatus: 'Schoon en opgehaald',
        note: 'Alles is weg en je mail is dicht. Belt er nog iemand over je computer, hang dan op en bel ons.',
      },
    ],
  },
  {
    customer: 'winkel.terhorst@example.com',
    description: 'Kantoor-pc traag, SSD geplaatst',
    descriptionProblem: 'Opstarten duurt zes minuten. Boekhoudprogramma loopt vast bij de weekstaat.',
    whatHasBeenDone:
      'SSD van 1 TB geplaatst, alles overgezet. Start nu in veertien seconden. De oude schijf is als kopie in de kluis gelegd.',
    intakeDate: 34,
    startDate: 33,
    endDate: 32,
    costs: 131.4,
    includingVat: false,
    usedParts: [
      { title: 'SSD 2,5 inch 1 TB', count: 1, price: 69 },
      { title: 'Werk en testen', count: 1, price: 62.4 },
    ],
    history: [
      {
        daysAgo: 34,
        time: '08:10',
        status: 'waiting',
        currentStatus: 'Opgehaald in de winkel',
        note: 'We hebben de pc meegenomen. Morgen zit de SSD erin, overmorgen staat hij er weer voor openingstijd.',
      },
      {
        daysAgo: 33,
        time: '10:55',
        status: 'in-treatment',
        currentStatus: 'Wordt overgezet',
        note: 'Het overzetten loopt en duurt tot vanavond. Tot morgenochtend.',
      },
      {
        daysAgo: 32,
        time: '12:30',
        status: 'finished',
        currentStatus: 'Teruggebracht',
        note: 'Hij staat er weer en de weekstaat komt in één keer uit de printer. De factuur komt per mail.',
      },
    ],
  },
]
