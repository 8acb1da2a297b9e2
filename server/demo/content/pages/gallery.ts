import type { DemoPage } from '../types.js'

export const galleryPage: DemoPage = {
  key: 'in-the-workshop',
  both: {
    showSubtitle: true,
    showIntro: true,
    image: 'workbench',
    facebookImage: 'workbench',
    visible: true,
    visibleInTopMenu: true,
    positionInTopMenu: 3,
  },
  nl: {
    title: 'In de werkplaats',
    subtitle: 'Zo ziet het eruit als je computer bij ons ligt',
    intro:
      'Je geeft je computer niet graag uit handen. Daarom laten we zien waar hij terechtkomt: een schone bank, goed licht en gereedschap dat klopt.',
    seoDescription:
      'Kijk mee in de werkplaats van Cougar Computers in Veldhoek: de werkbank, de bouwhoek en een ventilator voor en na het reinigen.',
    url: 'in-de-werkplaats',
    menuTitle: 'In de werkplaats',
    blocks: [
      {
        type: 'gallery',
        title: 'Aan de bank',
        width: 'wide',
        imageFolderName: 'werkplaats',
        images: [
          'workbench',
          'laptop-repair',
          'build-pc',
          'cleaning',
          'ssd-upgrade',
          'memory-upgrade',
          'data-recovery',
          'refurbished-shelf',
          'counter',
        ],
      },
      {
        type: 'comparison',
        title: 'Voor en na',
        intro: 'Deze ventilator kwam uit een pc die na een kwartier steeds uitviel. Het was alleen stof. Kosten: € 49.',
        showIntro: true,
        backgroundColor: 'gray',
        hasBevelledEdge: true,
        beforeImage: 'fan-before',
        afterImage: 'fan-after',
      },
      {
        type: 'video',
        title: 'De film waarmee we schermen en geluid testen',
        intro:
          'Na een nieuw scherm of nieuwe luidsprekers kijken we hem van begin tot eind: Big Buck Bunny, een vrije tekenfilm van de Blender Foundation.',
        showIntro: true,
        address: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
        poster: 'second-screen',
      },
      {
        type: 'contact',
        title: 'Liever met eigen ogen?',
        buttonOneTitle: 'Maak een afspraak',
        buttonOneText: 'Of kom gewoon even kijken, de bank staat voor het raam',
      },
    ],
  },
  en: {
    title: 'In the workshop',
    subtitle: 'What it looks like where your computer lies',
    intro:
      'Nobody likes to hand over a computer. So here is where yours will be: on a clean bench, in good light, among tools that fit.',
    seoDescription:
      'A look inside the workshop of Cougar Computers in Veldhoek: the bench, the corner where PCs are built, a fan before and after cleaning.',
    url: 'in-the-workshop',
    menuTitle: 'In the workshop',
    blocks: [
      {
        type: 'gallery',
        title: 'At the bench',
        width: 'wide',
        imageFolderName: 'workshop',
        images: [
          'workbench',
          'laptop-repair',
          'build-pc',
          'cleaning',
          'ssd-upgrade',
          'memory-upgrade',
          'data-recovery',
          'refurbished-shelf',
          'counter',
        ],
      },
      {
        type: 'comparison',
        title: 'Before and after',
        intro:
          'This fan came out of a PC that switched itself off after fifteen minutes. Dust was all it was. It cost €49.',
        showIntro: true,
        backgroundColor: 'gray',
        hasBevelledEdge: true,
        beforeImage: 'fan-before',
        afterImage: 'fan-after',
      },
      {
        type: 'video',
        title: 'The film by which we test screens and sound',
        intro:
          'After a new screen or new speakers we watch it from beginning to end: Big Buck Bunny, a free cartoon by the Blender Foundation.',
        showIntro: true,
        address: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
        poster: 'second-screen',
      },
      {
        type: 'contact',
        title: 'Rather see it yourself?',
        buttonOneTitle: 'Make an appointment',
        buttonOneText: 'Or just come and look, the bench is at the window',
      },
    ],
  },
}
