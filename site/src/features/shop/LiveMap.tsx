import { FormattedMessage, useIntl } from 'react-intl'
import { Embedded } from '../../kernel/components/Embedded'
import { Icon } from '../../kernel/components/icons/Icon'
import { allowsOtherHosts } from '../consent/Consent'

/** How much is seen around the shop, in degrees. */
const around = { latitude: 0.004, longitude: 0.008 }

/** The map of OpenStreetMap with the shop on it, once the visitor wants to see it. */
export function LiveMap({ name, latitude, longitude }: { name: string; latitude: number; longitude: number }) {
  const { formatMessage } = useIntl()
  const box = [
    longitude - around.longitude,
    latitude - around.latitude,
    longitude + around.longitude,
    latitude + around.latitude,
  ].map((degrees) => degrees.toFixed(5))
  const asked = new URLSearchParams({ bbox: box.join(), layer: 'mapnik', marker: `${latitude},${longitude}` })
  return (
    <Embedded
      className="embedded embedded--map"
      src={`https://www.openstreetmap.org/export/embed.html?${asked}`}
      href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`}
      title={formatMessage({ id: 'where.map' }, { name })}
      isAllowed={allowsOtherHosts}
    >
      <span className="embedded__words">
        <Icon name="place" />
        <span>
          <FormattedMessage id="where.live" />
          <small>
            <FormattedMessage id="where.live.from" />
          </small>
        </span>
      </span>
    </Embedded>
  )
}
