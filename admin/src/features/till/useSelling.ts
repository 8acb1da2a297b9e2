import { centsOf, unitsOf } from '@shop/server/money'
import { useState } from 'react'
import { SellAtTillDocument } from '../../generated/graphql'
import { askServer } from '../../kernel/graphql/askServer'
import { isAboveAgreed, useBooking } from '../billing/useBooking'
import { amountOnTerminal, changeOfPaying, type Paying, paymentsOf } from './Paying'
import { isWhole, paidBefore, paidOnTerminal, type Sale, tillLines, totalOf } from './Sale'
import type { Sold } from './SoldNotice'

const nothingAllowed = { isAboveStock: false, isAboveAgreed: false }

/** The booking of a sale: whether it can be booked, and what the shop is asked about first. */
export function useSelling(sale: Sale, paying: Paying, onSold: (sold: Sold) => void) {
  // What the shop knows and sells all the same: each is asked for itself, as the server refuses it.
  const [allowed, setAllowed] = useState(nothingAllowed)
  const { isBusy, problems, conflict, book, forget } = useBooking()
  const total = totalOf(sale)
  const left = total === null ? null : centsOf(total) - centsOf(paidBefore(sale)) - centsOf(paidOnTerminal(sale))
  const toPay = left === null ? null : unitsOf(Math.max(0, left))
  // What was paid on the terminal has to fit.
  const isOverpaid = left !== null && left < 0 && sale.terminal?.isPaid === true
  const payments = toPay === null ? null : paymentsOf(toPay, paying)
  const onTerminal = toPay === null ? null : amountOnTerminal(toPay, paying)
  const isWholly = sale.lines.length > 0 && sale.lines.every(isWhole) && !isOverpaid
  const isReady = isWholly && (payments !== null || onTerminal !== null)
  const asked = {
    isAboveStock: conflict !== null && 'isAboveStock' in conflict.fields,
    isAboveAgreed: isAboveAgreed(conflict),
  }

  async function sell(): Promise<void> {
    if (!isWholly || payments === null || isBusy || total === null || toPay === null) return
    const known = {
      isAboveStock: allowed.isAboveStock || asked.isAboveStock,
      isAboveAgreed: allowed.isAboveAgreed || asked.isAboveAgreed,
    }
    setAllowed(known)
    await book(async () => {
      const { sellAtTill } = await askServer({
        query: SellAtTillDocument,
        variables: {
          lines: tillLines(sale),
          jobs: sale.lines.flatMap(({ job }) => job ?? []),
          ...{ payments, total, ...known, key: sale.key },
          ...(sale.terminal?.isPaid && { onlinePayment: sale.terminal.id }),
        },
      })
      setAllowed(nothingAllowed)
      onSold({ id: sellAtTill.id, name: sellAtTill.name ?? '', change: changeOfPaying(toPay, paying) })
    })
  }

  /** The sale is another one now. */
  function changed(): void {
    setAllowed(nothingAllowed)
    forget()
  }

  return {
    toPay,
    onTerminal,
    isOverpaid,
    isReady,
    isBusy,
    problems,
    asks: asked.isAboveStock || asked.isAboveAgreed,
    sell,
    changed,
  }
}
