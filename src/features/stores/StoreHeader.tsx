import { IconMail, IconMapPin, IconPhone } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { imageAddress } from '#api/core/host.ts'
import type { Store, StoreSummary } from '#api/stores.ts'
import { addressText, formatPhone } from '#domain/formats.ts'
import { StatusBadge } from '#ui/cells/cells.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { Picture } from '#ui/page/Picture.tsx'
import classes from './stores.module.css'

interface StoreHeaderProps {
  /** A store from the list has no e-mail address. */
  store: StoreSummary | Store
  state: ReactNode
  children?: ReactNode
}

export function StoreHeader({ store, state, children }: StoreHeaderProps) {
  const { name, image_url, phone, archived_at } = store
  return (
    <header className={classes.header}>
      <div className={classes.top}>
        <Picture
          src={imageAddress(image_url)}
          alt={`Picture of ${name}`}
          name={name}
          width="100%"
          height={180}
        />
        <div className={classes.about}>
          <PageHeader
            title={name}
            badges={
              <span className={classes.badges}>
                {archived_at && <StatusBadge tone="quiet">Archived</StatusBadge>}
                {state}
              </span>
            }
            facts={
              <ul className={classes.contacts}>
                <li>
                  <IconMapPin size={16} aria-hidden />
                  <span>{addressText(store) || 'No address'}</span>
                </li>
                <li>
                  <IconPhone size={16} aria-hidden />
                  {phone ? <a href={`tel:${phone}`}>{formatPhone(phone)}</a> : 'No phone'}
                </li>
                {'email_address' in store && (
                  <li>
                    <IconMail size={16} aria-hidden />
                    {store.email_address ? (
                      <a href={`mailto:${store.email_address}`}>{store.email_address}</a>
                    ) : (
                      'No e-mail'
                    )}
                  </li>
                )}
              </ul>
            }
          />
          {children}
        </div>
      </div>
    </header>
  )
}
