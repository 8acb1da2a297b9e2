import { type DeviceKind, devicePaths, priceFinderAddress } from '@shop/server/priceFinder'
import {
  appointmentKindAddress,
  choosePasswordPath,
  type Language,
  languages,
  pageParameters,
  passwordPath,
  screenAddress,
} from '@shop/server/screens'
import { newsParameters } from '../../features/news/newsChoices'
import { questionParameters } from '../../features/priceFinder/priceFinderChoices'
import {
  addressValue,
  brandPattern,
  longestBrand,
  priceKeys,
  productConditions,
  productOrders,
  productParameters,
  productTypes,
} from '../../features/products/productChoices'
import { searchedText, searchParameter } from '../../features/search/searchedText'
import { noticeParameter, notices } from '../../features/sessions/notices'
import { type Choice, choiceOf, choiceParameters } from '../../kernel/addresses/appointmentChoices'
import { contactForms } from '../../kernel/addresses/formAddresses'
import { roleAreas } from '../../kernel/addresses/roleAreas'
import { accountingPath, logoutPath, statusPath } from '../../kernel/addresses/sessionPaths'

import {
  filter,
  matching,
  oneOf,
  own,
  ownText,
  type ParameterForm,
  type Parameters,
  positiveNumber,
  presence,
  typedText,
  usual,
} from './parameters'

/** Why a visitor was sent to a screen, which each of them says. */
const everywhere: Parameters = { [noticeParameter]: oneOf(Object.keys(notices), null), redirect: presence }

/** Of screens whose address names no language; an unknown one counts as chosen too. */
const language: Parameters = { language: oneOf(languages, '') }

/** As many digits as the loaders read. */
const [pageDigits, idDigits] = [6, 9]

const pageNumber = usual('1', positiveNumber(pageDigits))
const id = filter(positiveNumber(idDigits))
const choice = (values: readonly string[]) => filter(oneOf(values.map((value) => String(addressValue(value)))))

/** A choice that few others share, such as what a visitor worded, makes a page of one's own; one that is none, no page. */
const shared =
  (choice: Choice): ParameterForm =>
  (value) =>
    choiceOf(choice, value)
const bookingParameters = (each: Language): Parameters => {
  const { postcode, day, month, time, device, fault, service, job } = choiceParameters[each]
  const ofOne = Object.fromEntries([postcode, device, fault, service, job].map((name) => [name, ownText]))
  return { [day]: shared('day'), [month]: shared('month'), [time]: shared('time'), ...ofOne }
}
const devices = Object.keys(devicePaths) as DeviceKind[]

const ofScreens = new Map<string, Parameters>([
  ...languages.flatMap((each): [string, Parameters][] => {
    const page = { [pageParameters[each]]: pageNumber }
    const { category, group } = newsParameters[each]
    const names = productParameters[each]
    const narrowing = {
      [names.type]: choice(productTypes),
      [names.condition]: choice(productConditions),
      [names.brand]: filter(matching(brandPattern, longestBrand)),
      [names.price]: choice(priceKeys),
      [names.inStock]: choice(['1']),
      [names.order]: usual(productOrders[0], choice(productOrders)),
    }
    return [
      [screenAddress('news', each), { ...page, [category]: id, [group]: id }],
      [screenAddress('tips', each), page],
      [screenAddress('search', each), { [searchParameter]: typedText(searchedText), ...page }],
      [screenAddress('products', each), { ...page, ...narrowing }],
      [screenAddress('appointment', each), bookingParameters(each)],
      [appointmentKindAddress(each, ''), bookingParameters(each)],
      ...[undefined, ...devices].map((device): [string, Parameters] => [
        priceFinderAddress(each, device),
        { [questionParameters[each]]: ownText },
      ]),
      [screenAddress('contact', each), { form: oneOf(contactForms, null), about: ownText }],
    ]
  }),
  // The link to the other language takes along where the visitor is to go after logging in.
  ...Object.values(roleAreas).map(({ login, home }): [string, Parameters] => [
    login,
    { ...language, redirect: oneOf([home, login], own) },
  ]),
  // Mails of before had their token in the query.
  [passwordPath, { ...language, token: ownText }],
  ...[choosePasswordPath, logoutPath, statusPath, accountingPath].map((path): [string, Parameters] => [path, language]),
])

/**
 * The query parameters that the screen at a path reads. They are listed here, apart from the loaders that read them,
 * because browsers need no such list: what is missing here, no visitor's first page knows.
 */
export function parametersAt(path: string): Parameters {
  return { ...everywhere, ...(ofScreens.get(path) ?? ofScreens.get(aboveOf(path))) }
}

/** Records with parameters of their own are listed by the address above them. */
function aboveOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1)
}
