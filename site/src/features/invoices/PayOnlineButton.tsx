import { FormattedMessage } from 'react-intl'
import { Price } from '../../kernel/components/Price'

interface PayOnlineButtonProps {
  /** Of the page that has it paid. */
  address: string
  /** What is open, as it is shown: another amount is refused. */
  amount: number
  isAgain?: boolean
  isQuiet?: boolean
  isDeposit?: boolean
  /** In words, where several stand below each other, beside their amounts. */
  about?: string
}

/** Leads to where the customer pays what is open. */
export function PayOnlineButton({
  address,
  amount,
  isAgain = false,
  isQuiet = false,
  isDeposit = false,
  about,
}: PayOnlineButtonProps) {
  return (
    <form method="post" action={address}>
      <button
        type="submit"
        name="pay"
        value={amount}
        className={`button ${isQuiet ? 'button--quiet' : 'button--primary'}`}
      >
        {about === undefined && !isAgain ? (
          <span>
            <FormattedMessage
              id={isDeposit ? 'payOnline.deposit' : 'payOnline.amount'}
              values={{ amount: <Price amount={amount} /> }}
            />
          </span>
        ) : (
          <FormattedMessage id={isAgain ? 'payOnline.payAgain' : 'payOnline.pay'} />
        )}
        {about && <span className="visually-hidden"> {about}</span>}
      </button>
    </form>
  )
}
