import { type Language, screenAddress } from '@shop/server/screens'
import type { FaultTeaserFragment } from '../../generated/graphql'
import { otherLanguage } from '../../kernel/addresses/addresses'
import type { ScreenForm } from '../../kernel/addresses/formAddresses'
import type { Site } from '../../kernel/data/Site'
import type { ScreenData } from '../../kernel/screens/ScreenData'

/** A form with a screen of its own. */
export interface MessageData extends ScreenData {
  kind: 'message'
  form: ScreenForm
  /** Whether the visitor gets a tool once it is sent. */
  hasDownload: boolean
  /** What is done with it, in the shop's words. */
  instructions: string | null
  /** Of what the shop repairs: the screen promises nothing else. */
  prices: FaultTeaserFragment[]
}

export async function loadPhone(site: Site, language: Language): Promise<MessageData> {
  const { publicServices } = await site.query('PriceFinder', { language, other: otherLanguage(language) })
  const prices = publicServices.filter(({ deviceKinds }) => deviceKinds.includes('phone'))
  return { ...messageData('phone', language), hasDownload: false, instructions: null, prices }
}

/** The address of the download is sent only after the form was sent. */
export async function loadRemoteAssistance(site: Site, language: Language): Promise<MessageData> {
  const { remoteSupportUrl, remoteSupportInstructions } = (await site.query('RemoteSupport', { language })).shop
  return {
    ...messageData('remoteAssistance', language),
    hasDownload: remoteSupportUrl !== null,
    instructions: remoteSupportInstructions,
    prices: [],
  }
}

function messageData(form: ScreenForm, language: Language) {
  return {
    kind: 'message' as const,
    form,
    translationAddress: screenAddress(form, otherLanguage(language)),
  }
}
