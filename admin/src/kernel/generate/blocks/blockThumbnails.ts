/** Left, top, width and height in a field of 96 by 56, and what it stands for. */
export type Shape = [x: number, y: number, width: number, height: number, tone: 'ink' | 'quiet' | 'accent']

const heading = (x: number, y: number, width = 36): Shape => [x, y, width, 5, 'ink']
const lines = (x: number, y: number, width: number, count: number): Shape[] =>
  Array.from({ length: count }, (_, index) => [x, y + index * 6, index === count - 1 ? width * 0.7 : width, 3, 'quiet'])
const picture = (x: number, y: number, width: number, height: number): Shape => [x, y, width, height, 'quiet']
const button = (x: number, y: number, width = 20): Shape => [x, y, width, 7, 'accent']
const columns = (count: number, make: (x: number, width: number) => Shape[]): Shape[] => {
  const width = (80 - (count - 1) * 5) / count
  return Array.from({ length: count }, (_, index) => make(8 + index * (width + 5), width)).flat()
}
const card = (x: number, y: number, width: number, height: number): Shape[] => [
  picture(x, y, width, height),
  [x + 3, y + 3, width * 0.5, 3, 'ink'],
]

/** What a page looks like where such a block stands, by the name of its type. */
export const blockThumbnails: Readonly<Record<string, readonly Shape[]>> = {
  text: [heading(8, 8), ...lines(8, 19, 80, 5)],
  intro: [heading(8, 12, 30), ...lines(8, 23, 36, 4), picture(52, 8, 36, 40)],
  card: columns(3, (x, width) => [...card(x, 8, width, 18), ...card(x, 30, width, 18)]),
  textColumns: columns(3, (x, width) => [
    [x, 8, 7, 7, 'accent'],
    heading(x, 20, width * 0.8),
    ...lines(x, 29, width, 3),
  ]),
  features: columns(2, (x, width) =>
    [0, 1, 2].flatMap((row): Shape[] => [
      [x, 9 + row * 14, 6, 6, 'accent'],
      heading(x + 10, 9 + row * 14, width - 14),
      [x + 10, 17 + row * 14, width - 10, 2, 'quiet'],
    ]),
  ),
  video: [picture(14, 8, 68, 40), [44, 23, 10, 10, 'accent']],
  sliderTextImages: [
    picture(8, 6, 80, 38),
    heading(16, 16, 28),
    ...lines(16, 25, 24, 2),
    [40, 48, 5, 3, 'accent'],
    [48, 48, 5, 3, 'ink'],
  ],
  comparison: [picture(8, 8, 39, 40), [47, 8, 2, 40, 'accent'], [49, 8, 39, 40, 'ink']],
  gallery: columns(4, (x, width) => [picture(x, 8, width, 18), picture(x, 30, width, 18)]),
  reviews: columns(3, (x, width) => [
    [x, 9, width * 0.6, 4, 'accent'],
    ...lines(x, 18, width, 3),
    [x, 40, width * 0.5, 3, 'ink'],
  ]),
  faq: [0, 1, 2, 3].flatMap((row): Shape[] => [
    [8, 8 + row * 11, 74, 7, 'quiet'],
    [84, 10 + row * 11, 4, 3, 'accent'],
  ]),
  service: columns(4, (x, width) => [[x, 10, 7, 7, 'accent'], heading(x, 22, width), ...lines(x, 31, width, 3)]),
  specificServices: columns(2, (x, width) => [
    [x, 10, 7, 7, 'accent'],
    heading(x, 22, width * 0.7),
    ...lines(x, 31, width, 3),
  ]),
  priceFinder: [0, 1].flatMap((row): Shape[] =>
    columns(4, (x, width) => [
      [x, 10 + row * 20, width, 15, 'quiet'],
      [x + 3, 13 + row * 20, 6, 6, 'accent'],
    ]),
  ),
  productSale: columns(3, (x, width) => [
    picture(x, 8, width, 24),
    heading(x, 36, width * 0.7),
    [x, 44, 10, 4, 'accent'],
  ]),
  news: columns(3, (x, width) => [picture(x, 8, width, 20), heading(x, 32, width), ...lines(x, 40, width, 2)]),
  specificNews: [
    picture(8, 8, 44, 40),
    heading(57, 10, 31),
    ...lines(57, 18, 31, 2),
    heading(57, 32, 31),
    ...lines(57, 40, 31, 2),
  ],
  tip: columns(2, (x, width) => [[x, 10, 6, 9, 'accent'], heading(x + 10, 11, width - 10), ...lines(x, 24, width, 4)]),
  specificTips: [0, 1, 2].flatMap((row): Shape[] => [
    [8, 9 + row * 14, 5, 8, 'accent'],
    heading(17, 10 + row * 14, 50),
    [17, 18 + row * 14, 66, 2, 'quiet'],
  ]),
  contact: columns(2, (x, width) => [...card(x, 10, width, 36), button(x + 5, 34)]),
  bigContactButton: [heading(28, 10, 40), [18, 22, 60, 20, 'accent']],
}
