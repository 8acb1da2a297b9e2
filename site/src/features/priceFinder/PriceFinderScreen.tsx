import { type DeviceKind, devicePaths, priceFinderAddress } from '@shop/server/priceFinder'
import { type FormEvent, useId, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLoaderData, useNavigate } from 'react-router'
import { withQuery } from '../../kernel/addresses/addresses'
import { useMountEffect } from '../../kernel/browser/useMountEffect'
import { ActionLink } from '../../kernel/components/ActionLink'
import { Breadcrumbs } from '../../kernel/components/Breadcrumbs'
import { Head } from '../../kernel/components/Head'
import { Hero } from '../../kernel/components/Hero'
import { useLanguage } from '../../kernel/screens/useLayout'
import { deviceKindOf } from '../services/deviceKindOf'
import { DeviceChoices } from './DeviceChoices'
import { FaultGroups } from './FaultGroups'
import { FaultList } from './FaultList'
import { FaultSigns } from './FaultSigns'
import type { PriceFinderData } from './loadPriceFinder'
import { longestQuestion } from './matchingFaults'
import { questionParameters } from './priceFinderChoices'
import { priceFinderTrail } from './priceFinderTrail'
import { useFoundFaults } from './useFoundFaults'

export { loadPriceFinder } from './loadPriceFinder'

/** Choosing a device, then its fault; or finding the fault in one's own words. */
export function PriceFinderScreen() {
  const data = useLoaderData<PriceFinderData>()
  // Another device, and what an address asks, is another search.
  return <Finder key={`${data.device} ${data.question}`} data={data} />
}

function Finder({ data }: { data: PriceFinderData }) {
  const { device, faults, question, translationAddress } = data
  const language = useLanguage()
  const intl = useIntl()
  const navigate = useNavigate()
  const inputId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(question)
  // It may have been typed before hydration.
  useMountEffect(() => setTyped(input.current?.value ?? question))
  const found = useFoundFaults(data, typed)
  const isAsked = typed.trim() !== ''
  const address = priceFinderAddress(language, device ?? undefined)
  const name = questionParameters[language]
  const deviceName = device && intl.formatMessage({ id: `deviceKind.${device}` })
  const title = intl.formatMessage(
    { id: deviceName ? 'priceFinder.device.title' : 'priceFinder.title' },
    { device: deviceName },
  )
  const intro = intl.formatMessage({ id: deviceName ? 'priceFinder.device.intro' : 'priceFinder.intro' })
  const search = (event: FormEvent) => {
    event.preventDefault()
    navigate(withQuery(address, { [name]: typed.trim() }), { replace: true, preventScrollReset: true })
  }
  return (
    <>
      <Head
        title={title}
        description={deviceName ? `${title} ${intro}` : intro}
        address={address}
        translationAddress={translationAddress}
        // What visitors type is no page of its own.
        isHidden={question !== ''}
      />
      <Hero
        title={title}
        intro={intro}
        images={[]}
        breadcrumbs={<Breadcrumbs trail={priceFinderTrail(language, intl, device)} />}
      />
      <div className="frame price-finder">
        <search>
          <form className="price-finder__search" action={address} onSubmit={search}>
            <div className="field">
              <label htmlFor={inputId}>
                <FormattedMessage id="priceFinder.question" />
              </label>
              <input
                ref={input}
                id={inputId}
                type="search"
                name={name}
                value={typed}
                maxLength={longestQuestion}
                autoComplete="off"
                placeholder={intl.formatMessage({ id: 'priceFinder.example' })}
                onChange={(event) => setTyped(event.target.value)}
              />
            </div>
            <button type="submit" className="button button--primary">
              <FormattedMessage id="priceFinder.search" />
            </button>
          </form>
        </search>
        <p role="status" className={isAsked ? undefined : 'visually-hidden'}>
          {isAsked && <FormattedMessage id="priceFinder.found" values={{ count: found.length }} />}
        </p>
        {!device && (!isAsked || found.length === 0) ? (
          <section aria-labelledby="devices">
            <h2 id="devices">
              <FormattedMessage id="priceFinder.choose" />
            </h2>
            <DeviceChoices devices={devicesOf(faults)} />
          </section>
        ) : device && !isAsked ? (
          <FaultGroups faults={found} device={device} />
        ) : (
          <FaultList faults={found} device={device} Above={FaultSigns} />
        )}
        <div className="article__help">
          <p>
            <FormattedMessage id="priceFinder.unsure" />
          </p>
          <p className="buttons">
            <ActionLink action="question" about={typed.trim() || undefined} />
          </p>
        </div>
      </div>
    </>
  )
}

/** The devices that have faults, in the order in which all are listed. */
export function devicesOf(faults: readonly Pick<PriceFinderData['faults'][number], 'deviceKinds'>[]): DeviceKind[] {
  const offered = new Set(faults.flatMap(({ deviceKinds }) => deviceKinds.map(deviceKindOf)))
  return (Object.keys(devicePaths) as DeviceKind[]).filter((device) => offered.has(device))
}
