import type { DemoPage } from '../types.js'

export const laptopAdvicePage: DemoPage = {
  key: 'laptop-advice',
  both: {
    belongsTo: 'new-computer',
    showSubtitle: true,
    showIntro: true,
    image: 'new-pc-desk',
    facebookImage: 'refurbished-shelf',
    showActionBtn: true,
    visible: true,
    visibleInMenu: true,
    positionInMenu: 2,
  },
  nl: {
    title: 'Laptop kiezen: waar je op let',
    subtitle: 'Vier vragen, dan blijven er twee of drie over',
    intro:
      'De meeste laptops zijn goed genoeg. Mis gaat het bij de details: te weinig opslag, een flets scherm, een accu die vastgelijmd zit.',
    actionBtnTitle: 'Maak een adviesafspraak',
    seoDescription:
      'Welke laptop past bij je? Vier vragen over gebruik, scherm, opslag en leeftijd, met eerlijk advies van Cougar Computers in Veldhoek.',
    url: 'laptop-advies',
    menuTitle: 'Laptopadvies',
    blocks: [
      {
        type: 'text',
        title: 'De vier vragen',
        width: 'narrow',
        text: `<h3>1. Waar gebruik je hem voor?</h3>
<p>Voor internet, mail en bankzaken is 8 GB geheugen genoeg; voor studie en thuiswerken raden we 16 GB aan. Meer heb je pas nodig voor video of spellen.</p>
<h3>2. Neem je hem mee?</h3>
<p>Kies dan 14 inch en hooguit anderhalve kilo. Blijft hij thuis, dan is 15,6 inch prettiger voor je ogen.</p>
<h3>3. Hoeveel bewaar je?</h3>
<p>512 GB is ruim voor de meeste mensen. Met 256 GB loop je met foto’s vast binnen een paar jaar.</p>
<h3>4. Hoe lang moet hij mee?</h3>
<p>Een zakelijke laptop van vijf jaar oud is steviger dan een nieuwe van dezelfde prijs, en de accu is te vervangen. Een nieuwe krijgt langer updates.</p>`,
      },
      {
        type: 'textColumns',
        title: 'Nieuw of opgeknapt?',
        backgroundColor: 'gray',
        hasBevelledEdge: true,
        showTextColumns: true,
        columns: [
          {
            icon: 'second-hand',
            title: 'Opgeknapt, {{price.product.dell-latitude-7490}} tot {{price.product.hp-elitebook-840}}',
            text: 'Voor wie een degelijk apparaat zoekt voor dagelijks werk. Nieuwe SSD, accu gemeten, Windows 11 en een jaar garantie.',
          },
          {
            icon: 'new-laptop',
            title: 'Nieuw, {{price.product.acer-aspire-15.from}}',
            text: 'Voor wie de langste levensduur wil of een groot scherm. Twee jaar garantie, bij ons in de winkel en niet bij een callcenter.',
          },
          {
            icon: 'checkmark',
            title: 'Ingericht mee naar huis',
            text: 'Voor € 49 staat alles klaar, zonder proefversies die om geld vragen. Met je bestanden van de oude erbij kost het € 79.',
          },
        ],
      },
      {
        type: 'productSale',
        title: 'Opgeknapt, op voorraad',
        productType: 'secondhand',
        randomOrder: true,
        count: 3,
      },
      {
        type: 'contact',
        title: 'Kom er een paar vasthouden',
        text: 'In de winkel staan ze naast elkaar en ze staan aan. Typ erop, til ze op, kijk hoe het scherm is bij het raam.',
        buttonOneTitle: 'Maak een adviesafspraak',
        buttonOneText: 'Een halfuur, gratis',
        buttonTwoTitle: 'Stel een vraag',
        buttonTwoText: 'Mag ook over een laptop van elders',
      },
    ],
  },
  en: {
    title: 'Choosing a laptop: what to look for',
    subtitle: 'Four questions leave two or three to choose from',
    intro:
      'Most laptops are good enough. It is the details that disappoint: too little storage, a pale screen, a battery that is glued in.',
    actionBtnTitle: 'Book free advice',
    seoDescription:
      'Which laptop suits you? Four questions about use, screen, storage and age, with honest advice from Cougar Computers in Veldhoek.',
    url: 'laptop-advice',
    menuTitle: 'Laptop advice',
    blocks: [
      {
        type: 'text',
        title: 'The four questions',
        width: 'narrow',
        text: `<h3>1. What is it for?</h3>
<p>Internet, mail and banking are happy with 8 GB of memory. For study or working from home we advise 16 GB. Only video and games need more.</p>
<h3>2. Will you carry it?</h3>
<p>Then choose 14 inches and a kilo and a half at most. If it stays on the table, 15.6 inches is kinder to the eyes.</p>
<h3>3. How much do you keep?</h3>
<p>512 GB is ample for most people. With 256 GB, photos will fill it within a few years.</p>
<h3>4. How long must it last?</h3>
<p>A business laptop of five years old is sturdier than a new one at the same price, and its battery can be replaced. A new one gets updates for longer.</p>`,
      },
      {
        type: 'textColumns',
        title: 'New or refurbished?',
        backgroundColor: 'gray',
        hasBevelledEdge: true,
        showTextColumns: true,
        columns: [
          {
            icon: 'second-hand',
            title: 'Refurbished, {{price.product.dell-latitude-7490}} to {{price.product.hp-elitebook-840}}',
            text: 'For those who want a solid machine for everyday work. New SSD, battery measured, Windows 11 and a year’s warranty.',
          },
          {
            icon: 'new-laptop',
            title: 'New, {{price.product.acer-aspire-15.from}}',
            text: 'For the longest life or a large screen. Two years’ warranty, here at the counter and not at a call centre.',
          },
          {
            icon: 'checkmark',
            title: 'Ready to use',
            text: 'For €49 we set everything up, without trial versions that beg for money. With your files from the old one it is €79.',
          },
        ],
      },
      {
        type: 'productSale',
        title: 'Refurbished, in stock',
        productType: 'secondhand',
        randomOrder: true,
        count: 3,
      },
      {
        type: 'contact',
        title: 'Come and hold a few',
        text: 'They stand side by side in the shop, switched on. Type on them, lift them, see what the screen does near the window.',
        buttonOneTitle: 'Book free advice',
        buttonOneText: 'Half an hour, no charge',
        buttonTwoTitle: 'Ask a question',
        buttonTwoText: 'About a laptop from elsewhere is fine too',
      },
    ],
  },
}
