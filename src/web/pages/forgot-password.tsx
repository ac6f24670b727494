import { useWords } from '../../client/site-context.tsx'
import { href } from '../../contract/href.ts'
import { AuthLayout } from '../account/auth-layout.tsx'
import { ForgotForm } from '../account/forgot-form.tsx'
import type { PageDefinition } from '../site/page.ts'
import { PageHead } from '../site/page-head.tsx'

export const page: PageDefinition = { Page: ForgotPasswordPage }

/** Signed-in users may need it too: they can have forgotten the current password. */
function ForgotPasswordPage() {
  const { forgotPassword: words, login } = useWords()
  return (
    <>
      <PageHead title={words.title} description={words.description} />
      <AuthLayout
        title={words.title}
        text={words.text}
        other={{ question: words.remembered, name: login.submit, to: href('login') }}
      >
        <ForgotForm />
      </AuthLayout>
    </>
  )
}
