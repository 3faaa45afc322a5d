/** A phone number of 10 digits as (xxx) xxx-xxxx, also with the country code 1. Other numbers stay as they are. */
export function formatPhone(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '')
  const local = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits
  if (local.length !== 10) return phone
  return `(${local.slice(0, 3)}) ${local.slice(3, 6)}-${local.slice(6)}`
}
