import { appointmentAddress, appointmentKindAddress, languages, screenAddress } from '@shop/server/screens'
import type { RouteObject } from 'react-router'
import type { Site } from '../data/Site'
import { screenWithMessages } from '../screens/screenOnDemand'

/** Choosing a kind of appointment, then a day, a time and who comes; and the secret address of one that was made. */
export function appointmentRoutes(site: Site): RouteObject[] {
  return languages.flatMap((language): RouteObject[] => [
    {
      path: screenAddress('appointment', language),
      ...screenWithMessages('src/appointments/AppointmentScreen.tsx', ['appointment', 'form', 'message'], async () => {
        const [{ AppointmentScreen }, { loadAppointment }] = await Promise.all([
          import('./AppointmentScreen'),
          import('./loadAppointment'),
        ])
        return { Component: AppointmentScreen, loader: ({ request }) => loadAppointment(site, request, language) }
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
          loader: ({ request, params }) => loadBooking(site, request, language, params.url ?? ''),
        }
      }),
    },
    {
      path: appointmentAddress(language, ':code'),
      ...screenWithMessages('src/appointments/BookedScreen.tsx', ['appointment', 'booking'], async () => {
        const [{ BookedScreen }, { loadBooked }] = await Promise.all([import('./BookedScreen'), import('./loadBooked')])
        return {
          Component: BookedScreen,
          loader: ({ request, params }) => loadBooked(site, request, language, params.code ?? ''),
        }
      }),
    },
  ])
}
