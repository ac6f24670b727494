import { useWords } from '../../client/site-context.tsx'
import { href } from '../../contract/href.ts'
import { AuthLayout } from '../account/auth-layout.tsx'
import { ResetForm } from '../account/reset-form.tsx'
import { useParams } from '../navigation/view.ts'
import type { PageDefinition } from '../site/page.ts'
import { PageHead } from '../site/page-head.tsx'

export const page: PageDefinition = { Page: ResetPasswordPage }

function ResetPasswordPage() {
  const { resetPassword: words, forgotPassword, login } = useWords()
  const { token = '' } = useParams()
  return (
    <>
      <PageHead title={words.title} description={words.description} />
      <AuthLayout
        title={words.title}
        text={words.text}
        other={{ question: forgotPassword.remembered, name: login.submit, to: href('login') }}
      >
        <ResetForm token={token} />
      </AuthLayout>
    </>
  )
}
