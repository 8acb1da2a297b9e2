import { appointmentAddress, appointmentKindAddress, languages, screenAddress } from '@shop/server/screens'
import type { RouteObject } from 'react-router'
import { screenOnDemand } from '../../kernel/screens/screenOnDemand'

/** Choosing a kind of appointment, then a day, a time and who comes; and the secret address of one that was made. */
export function appointmentRoutes(): RouteObject[] {
  return languages.flatMap((language): RouteObject[] => [
    {
      path: screenAddress('appointment', language),
      ...screenOnDemand('appointments/AppointmentScreen', ['appointment', 'form', 'message'], async () => {
        const { AppointmentScreen, loadAppointment } = await import('./AppointmentScreen')
        return { Component: AppointmentScreen, load: (site, address) => loadAppointment(site, address, language) }
      }),
    },
    {
      path: appointmentKindAddress(language, ':url'),
      ...screenOnDemand('appointments/BookingScreen', ['appointment', 'booking', 'form'], async () => {
        const { BookingScreen, loadBooking } = await import('./BookingScreen')
        return {
          Component: BookingScreen,
          load: (site, address, params) => loadBooking(site, address, language, params.url ?? ''),
        }
      }),
    },
    {
      path: appointmentAddress(language, ':code'),
      ...screenOnDemand('appointments/BookedScreen', ['appointment', 'booking'], async () => {
        const { BookedScreen, loadBooked } = await import('./BookedScreen')
        return {
          Component: BookedScreen,
          load: (site, address, params) => loadBooked(site, address, language, params.code ?? ''),
        }
      }),
    },
  ])
}
