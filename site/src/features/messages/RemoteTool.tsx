import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { usePlatform } from '../../kernel/browser/platform'
import { Icon } from '../../kernel/components/icons/Icon'
import { useLayout } from '../../kernel/screens/useLayout'
import { phoneAddress } from '../shop/phoneAddress'

/** The file of the site's own that opens Quick Assist, a part of Windows; a shop may name another tool. */
const quickAssistFile = '/downloads/hulp-op-afstand.cmd'
const quickAssist = 'ms-quick-assist:'

/** Programs that run on Windows alone. */
const ofWindows = /\.(cmd|bat|exe|msi)$/i

interface RemoteToolProps {
  address: string
  /** What is done with it, in the shop's words. */
  instructions: string | null
  /** Whether it was asked for just now, so that the download begins by itself where it can be used. */
  isFresh: boolean
}

/**
 * How a visitor gets help from afar: with Windows by its own tool, or the file; with a Mac or a telephone, on which the file
 * does nothing, by calling. Without scripts, which know what one has, both stand there.
 */
export function RemoteTool({ address, instructions, isFresh }: RemoteToolProps) {
  const platform = usePlatform()
  const { phone } = useLayout().shop
  const link = useRef<HTMLAnchorElement>(null)
  const isForWindows = ofWindows.test(address)
  const isUsable = !isForWindows || platform === null || platform === 'windows'
  const hasQuickAssist = address === quickAssistFile && isUsable
  useEffect(() => {
    if (isFresh && isUsable && platform !== null) link.current?.click()
  }, [isFresh, isUsable, platform])

  const download = (
    <a
      ref={link}
      className={`button button--${hasQuickAssist || !isUsable ? 'quiet' : 'primary'}`}
      href={address}
      download
    >
      <Icon name="download" />
      <FormattedMessage id={isUsable ? 'form.download' : 'form.download.windows'} />
    </a>
  )
  return (
    <>
      {isUsable && (
        <p>
          {hasQuickAssist ? (
            <FormattedMessage id="remote.quickAssist" />
          ) : (
            (instructions ?? <FormattedMessage id="form.remoteAssistance.next" />)
          )}
        </p>
      )}
      {isForWindows && platform !== 'windows' && (
        <p>
          <FormattedMessage id={platform === null ? 'remote.elsewhere' : `remote.${platform}`} />
        </p>
      )}
      <p className="buttons">
        {hasQuickAssist && (
          <a className="button button--primary" href={quickAssist}>
            <Icon name="remote-help" />
            <FormattedMessage id="remote.open" />
          </a>
        )}
        {isForWindows && platform !== 'windows' && phone && (
          <a className={`button button--${isUsable ? 'quiet' : 'primary'}`} href={phoneAddress(phone)}>
            <Icon name="phone" />
            <FormattedMessage id="remote.call" values={{ phone }} />
          </a>
        )}
        {download}
      </p>
    </>
  )
}
