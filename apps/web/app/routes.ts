import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  layout('public/layout.tsx', [
    index('public/landing.tsx'),
    route('privacy-policy', 'public/privacy-policy.tsx'),
    route('terms', 'public/terms.tsx'),
    route('refund-policy', 'public/refund-policy.tsx'),
    route('cookies', 'public/cookies.tsx'),
    route('support', 'public/support.tsx'),
  ]),
  layout('session/layout.tsx', [
    layout('accounts/layout.tsx', [
      layout('session/signed-out-only.tsx', [
        route('login', 'accounts/login.tsx'),
        route('signup', 'accounts/signup.tsx'),
        route('forgot-password', 'accounts/forgot-password.tsx'),
      ]),
      route('verify-email', 'accounts/verify-email.tsx'),
      route('reset-password', 'accounts/reset-password.tsx'),
    ]),
    layout('portal/layout.tsx', [
      route('dashboard', 'portal/dashboard.tsx'),
      route('problem-solver', 'portal/problem-solver.tsx'),
      route('solutions', 'portal/solutions.tsx'),
      route('solutions/:id', 'portal/solution.tsx'),
      route('profile', 'profile/profile.tsx'),
      route('activate', 'devices/activate.tsx'),
      route('billing', 'portal/billing.tsx'),
      route('download', 'portal/download.tsx'),
      route('analytics', 'analytics/analytics.tsx'),
      layout('admin/layout.tsx', [route('admin', 'admin/admin.tsx'), route('admin/settings', 'admin/settings.tsx')]),
    ]),
  ]),
  route('*', 'public/elsewhere.tsx'),
] satisfies RouteConfig
