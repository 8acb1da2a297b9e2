import { screenAddress } from '@shop/server/screens'
import { FormattedMessage } from 'react-intl'
import { useLoaderData } from 'react-router'
import { Blocks } from '../blocks/Blocks'
import { reachAnchor } from '../components/ActionLink'
import { Breadcrumbs } from '../components/Breadcrumbs'
import { Icon } from '../components/icons/Icon'
import { OpeningHours } from '../layout/OpeningHours'
import { ShopAddress } from '../layout/ShopAddress'
import { useLayout } from '../layout/useLayout'
import { PageHead } from './PageHead'
import { PageHero } from './PageHero'
import type { PageData } from './ScreenData'

/** The contact page of the owner, with the shop's address, telephone, e-mail and hours. */
export function ContactScreen() {
  const { page, translationAddress } = useLoaderData<PageData>()
  const { shop } = useLayout()
  const { language } = page
  return (
    <>
      <PageHead page={page} address={screenAddress('contact', language)} translationAddress={translationAddress} />
      <PageHero page={page} breadcrumbs={<Breadcrumbs />} />
      <section id={reachAnchor[language]} className="block block--white block--normal">
        <div className="frame contact-facts">
          <div>
            <h2>
              <FormattedMessage id="contact.reach" />
            </h2>
            <ShopAddress />
            <p>
              <a
                className="onward"
                href={`https://www.openstreetmap.org/?mlat=${shop.latitude}&mlon=${shop.longitude}#map=17/${shop.latitude}/${shop.longitude}`}
                rel="noopener"
              >
                <FormattedMessage id="contact.map" />
                <Icon name="arrow" />
              </a>
            </p>
          </div>
          <div>
            <h2>
              <FormattedMessage id="hours.title" />
            </h2>
            <OpeningHours />
          </div>
        </div>
      </section>
      <Blocks key={page.id} blocks={page.blocks} />
    </>
  )
}
