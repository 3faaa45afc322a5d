// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { PromotionSave } from '#api/promotions.ts'
import { onePixelPng } from '#mocks/pictures.ts'
import { ResourceForm } from '#ui/form/ResourceForm.tsx'
import { deferred, renderUi } from '#ui/testing.tsx'
import { ContentFields } from './ContentFields.tsx'
import { newOffer } from './offerForm.ts'
import { newPromotion, promotionLabels, promotionSchema } from './promotionForm.ts'

const initialValues = {
  ...newPromotion('2026-03-04'),
  offer: newOffer('FreeEmployeeBagsPromotion'),
}
const schema = promotionSchema(null)

const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

test('AMB-48, AMB-134, PLUS-05: texts that are typed while a chosen picture is read stay', async () => {
  const decoding = deferred()
  Object.assign(HTMLImageElement.prototype, { decode: () => decoding.promise })
  const saves: PromotionSave[] = []
  renderUi(
    <ResourceForm
      record={null}
      title="Promotion"
      schema={schema}
      labels={promotionLabels}
      initialValues={initialValues}
      onSubmit={async ({ body }) => saves.push(body)}
      submitLabel="Save"
    >
      {(form) => <ContentFields form={form} picture={null} readOnly={false} />}
    </ResourceForm>,
  )
  fill('Title', 'Cold')
  const bytes = Uint8Array.from(atob(onePixelPng.split(',')[1] ?? ''), (one) => one.charCodeAt(0))
  const files = [new File([bytes], 'cold.png', { type: 'image/png' })]
  fireEvent.change(screen.getByLabelText('Image', { selector: 'input' }), { target: { files } })
  fill('Title', 'Cold brew')
  fill('Body', 'All summer.')
  decoding.resolve()
  await screen.findByText('cold.png')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(saves[0]?.content).toMatchObject({
      ...{ title: 'Cold brew', body: 'All summer.' },
      ...{ image_name: 'cold.png', image_data: onePixelPng },
    }),
  )
})
