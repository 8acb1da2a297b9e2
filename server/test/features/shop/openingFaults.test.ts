import { describe, expect, it } from '@jest/globals'
import {
  dayAfter,
  exceptionFaults,
  type OpeningException,
  openingLimits,
  weekFaults,
} from '../../../src/kernel/shared/openingHours.js'

const closed = (firstDay: string, lastDay = firstDay): OpeningException => ({
  firstDay,
  lastDay,
  spans: [],
  reasonNl: null,
  reasonEn: null,
})
const monday = (opens: string, closes: string) => ({ weekday: 1, opens, closes })

describe('what may be wrong with opening hours', () => {
  it('[W4] a weekday has two spans at most, apart and forwards, within its day', () => {
    expect(weekFaults([monday('09:00', '12:00'), monday('13:00', '24:00')])).toEqual({})
    expect(weekFaults([monday('09:00', '09:00')])).toEqual({ '0.closes': 'closesFirst' })
    expect(weekFaults([monday('20:00', '02:00')])).toEqual({ '0.closes': 'closesFirst' })
    expect(weekFaults([monday('09:00', '12:00'), monday('12:00', '18:00')])).toEqual({ '1.opens': 'overlap' })
    expect(weekFaults([monday('13:00', '18:00'), monday('09:00', '13:30')])).toEqual({ '1.opens': 'overlap' })
    expect(weekFaults([monday('09:00', '10:00'), monday('11:00', '12:00'), monday('13:00', '14:00')])).toEqual({
      '2.opens': 'maxSpans',
    })
    expect(weekFaults([monday('9:00', '25:00')])).toEqual({ '0.opens': 'time', '0.closes': 'time' })
    expect(weekFaults([monday('24:00', '24:00')])).toEqual({ '0.opens': 'time' })
    expect(weekFaults([monday('09:00', '12:00'), { weekday: 2, opens: '09:00', closes: '12:00' }])).toEqual({})
  })

  it('[W4] exceptions lie within each other or apart, each at most once and at most a year long', () => {
    expect(exceptionFaults([closed('2027-07-19', '2027-08-08'), closed('2027-07-24')])).toEqual({})
    expect(exceptionFaults([closed('2027-08-08', '2027-07-19')])).toEqual({ '0.lastDay': 'endsFirst' })
    expect(exceptionFaults([closed('2027-01-01', '2028-01-01')])).toEqual({})
    expect(exceptionFaults([closed('2027-01-01', '2028-01-02')])).toEqual({ '0.lastDay': 'tooLong' })
    expect(exceptionFaults([closed('2027-12-25'), closed('2027-12-25')])).toEqual({ '1.firstDay': 'sameDays' })
    expect(exceptionFaults([closed('2027-12-20', '2027-12-25'), closed('2027-12-24', '2027-12-31')])).toEqual({
      '1.firstDay': 'crossing',
    })
  })

  it('[W4] the hours of an exception have the faults of any hours, each at its own row', () => {
    const spans = [
      { opens: '10:00', closes: '13:00' },
      { opens: '12:00', closes: '11:00' },
    ]
    expect(exceptionFaults([closed('2027-01-01'), { ...closed('2027-12-24'), spans }])).toEqual({
      '1.spans.1.closes': 'closesFirst',
    })
  })

  it('[W4] there are two hundred exceptions at most', () => {
    const many = Array.from({ length: openingLimits.exceptions + 1 }, (_, index) =>
      closed(dayAfter('2027-01-01', index)),
    )
    expect(exceptionFaults(many.slice(1))).toEqual({})
    expect(exceptionFaults(many)).toEqual({ '200.firstDay': 'maxExceptions' })
  })
})
