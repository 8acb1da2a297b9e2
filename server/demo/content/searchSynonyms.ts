/** Words that visitors of the shop use for the same. */
export const searchSynonyms = [{ words: 'tosti-ijzer, hete laptop' }, { words: 'stick, usb-stick' }]
