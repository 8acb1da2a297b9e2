import { appointmentAddress, appointmentKindAddress, languages, screenAddress } from '@shop/server/screens'
import type { RouteObject } from 'react-router'
import { siteLoader } from '../data/Site'
import { screenWithMessages } from '../screens/screenOnDemand'

/** Choosing a kind of appointment, then a day, a time and who comes; and the secret address of one that was made. */
export function appointmentRoutes(): RouteObject[] {
  return languages.flatMap((language): RouteObject[] => [
    {
      path: screenAddress('appointment', language),
      ...screenWithMessages('src/appointments/AppointmentScreen.tsx', ['appointment', 'form', 'message'], async () => {
        const [{ AppointmentScreen }, { loadAppointment }] = await Promise.all([
          import('./AppointmentScreen'),
          import('./loadAppointment'),
        ])
        return {
          Component: AppointmentScreen,
          loader: siteLoader((site, address) => loadAppointment(site, address, language)),
        }
      }),
    },
    {
      path: appointmentKindAddress(language, ':url'),
      ...screenWithMessages('src/appointments/BookingScreen.tsx', ['appointment', 'booking', 'form'], async () => {
        const [{ BookingScreen }, { loadBooking }] = await Promise.all([
          import('./BookingScreen'),
          import('./loadBooking'),
        ])
        return {
          Component: BookingScreen,
          loader: siteLoader((site, address, params) => loadBooking(site, address, language, params.url ?? '')),
        }
      }),
    },
    {
      path: appointmentAddress(language, ':code'),
      ...screenWithMessages('src/appointments/BookedScreen.tsx', ['appointment', 'booking'], async () => {
        const [{ BookedScreen }, { loadBooked }] = await Promise.all([import('./BookedScreen'), import('./loadBooked')])
        return {
          Component: BookedScreen,
          loader: siteLoader((site, address, params) => loadBooked(site, address, language, params.code ?? '')),
        }
      }),
    },
  ])
}
