import { type Language, screenAddress } from '@shop/server/screens'
import { otherLanguage } from '../addresses/addresses'
import { isSentAt, type ScreenForm } from '../addresses/formAddresses'
import type { Site } from '../data/Site'
import type { ScreenData } from '../screens/ScreenData'

/** A form with a screen of its own. */
export interface MessageData extends ScreenData {
  kind: 'message'
  form: ScreenForm
  isSent: boolean
  /** What the visitor gets once it is sent. */
  downloadUrl: string | null
}

export function loadPhone(language: Language, url: URL): MessageData {
  return messageData('phone', language, url, null)
}

/** The download address is queried only after the form was sent. */
export async function loadRemoteAssistance(site: Site, language: Language, url: URL): Promise<MessageData> {
  const downloadUrl = isSentAt(url.search) ? (await site.query('RemoteSupport', {})).shop.remoteSupportUrl : null
  return messageData('remoteAssistance', language, url, downloadUrl)
}

function messageData(form: ScreenForm, language: Language, url: URL, downloadUrl: string | null): MessageData {
  return {
    kind: 'message',
    form,
    isSent: isSentAt(url.search),
    downloadUrl,
    translationAddress: screenAddress(form, otherLanguage(language)),
  }
}
