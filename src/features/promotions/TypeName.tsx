import { Fragment } from 'react'

/** A type as it is called (AMB-141), with places where so long a word may break. */
export function TypeName({ type }: { type: string }) {
  return type.split(/(?=[A-Z])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a word have nothing but their place
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
