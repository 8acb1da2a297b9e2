import { invoiceAddress } from '@shop/server/screens'
import { FormattedMessage } from 'react-intl'
import { useLanguage } from '../../kernel/screens/useLayout'

interface PayOnlineButtonProps {
  code: string
  /** What is open, as it is shown: another amount is refused. */
  amount: number
  isAgain?: boolean
  isQuiet?: boolean
  /** In words, where several stand below each other. */
  about?: string
}

/** Leads to where the customer pays what is open. */
export function PayOnlineButton({ code, amount, isAgain = false, isQuiet = false, about }: PayOnlineButtonProps) {
  const language = useLanguage()
  return (
    <form method="post" action={invoiceAddress(language, code)}>
      <button
        type="submit"
        name="pay"
        value={amount}
        className={`button ${isQuiet ? 'button--quiet' : 'button--primary'}`}
      >
        <FormattedMessage id={isAgain ? 'invoice.online.payAgain' : 'invoice.online.pay'} />
        {about && <span className="visually-hidden"> {about}</span>}
      </button>
    </form>
  )
}
