import { SecretField } from '../../kernel/components/SecretField'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import type { useProof } from './useProof'

interface ProofFieldsProps {
  fields: ReturnType<typeof useProof>['fields']
  /** Whether the password is the first that is asked for. */
  isFirst?: boolean
  /** Of the password. */
  label?: string
  helperText?: string | undefined
}

/** The own password, and a code where one is asked for. */
export function ProofFields({ fields, isFirst = false, label, helperText }: ProofFieldsProps) {
  const { translate } = useTranslation()
  const { password, setPassword, code, setCode, faults } = fields
  return (
    <>
      <SecretField
        label={label ?? translate('session.password')}
        helperText={helperText}
        autoComplete="current-password"
        autoFocus={isFirst}
        value={password}
        onChange={setPassword}
        fault={faults.password}
      />
      {code !== undefined && (
        <SecretField
          label={translate('session.code')}
          helperText={translate('session.code.help')}
          autoComplete="one-time-code"
          autoFocus
          value={code}
          onChange={setCode}
          fault={faults.code}
        />
      )}
    </>
  )
}
