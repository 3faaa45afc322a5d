/** A phone of 10 digits reads (xxx) xxx-xxxx (STORE-18), with the country code 1 as well; others stay as they are. */
export function formatPhone(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '')
  const local = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits
  if (local.length !== 10) return phone
  return `(${local.slice(0, 3)}) ${local.slice(3, 6)}-${local.slice(6)}`
}
