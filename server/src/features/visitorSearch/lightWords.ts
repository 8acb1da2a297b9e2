import type { Language } from '../../kernel/shared/screens.js'

/** Words that hold a question together and say little of what it is about. */
const joining: Record<Language, string> = {
  nl: `aan af al als altijd anders ben bent bij bijna dan dat de der deze die dit doe doen doet door dus echt een eens eigenlijk elke
    en er erg even ga gaan gaat geen geweest goed graag had hallo heb hebben hebt heeft heel help hem het hier hij hoe hun ik ieder
    iemand iets in is ja jou jouw je jij jullie kan kon kun kunnen kunt laat laten lukt maar maak maken me meer mee meteen mij mijn
    misschien moet moeten mogelijk mag na naar nee net niet niets nog nu of om omdat ons onze ook op over per plots snel steeds te
    ten ter toch toe tot u uit uw van vanaf veel voor waar waarom wanneer want waren was wat we wel welk welke werd werkt weer
    wie wij wil willen word worden wordt zal ze zelf zich zij zijn zit zo zonder zou zullen zomaar plotseling steeds ineens sinds`,
  en: `a about after again all also always am an and any anyone are as at be because been before being but by can could did do does
    doing don for from get gets getting go goes going had has have having hello help her here hey hi him his how i if in into is isn
    it its just keep keeps let like made make makes me more my need needs no not now of off on one only or our out over please quite
    really s should so some someone something still t than that the their them then there these they this to too until up us very
    want was we were what when where which while who why will with won would works you your yours suddenly since`,
}

/** Words that ask for a price, which most of what there is has. */
const asking: Record<Language, string> = {
  nl: 'kost kosten kostprijs prijs prijzen tarief tarieven hoeveel duur goedkoop goedkope betalen vanaf euro bedrag',
  en: 'cost costs price prices pricing rate rates much expensive cheap charge fee euro euros amount',
}

const setOf = (words: string) => new Set(words.split(/\s+/))
const joiningWords = { nl: setOf(joining.nl), en: setOf(joining.en) }
const askingWords = { nl: setOf(asking.nl), en: setOf(asking.en) }

/** Whether a word holds a question together, in the form in which words are compared. */
export function isJoining(form: string, language: Language): boolean {
  return joiningWords[language].has(form)
}

/** Whether a word asks for a price. */
export function isAsking(form: string, language: Language): boolean {
  return askingWords[language].has(form)
}
