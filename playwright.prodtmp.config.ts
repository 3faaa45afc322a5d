import base from './playwright.config.ts'
const port = 4279
export default { ...base, workers: 1, outputDir: '/tmp/e2e-prod', timeout: 90_000, expect: { timeout: 20_000 }, use: { ...base.use, baseURL: `http://127.0.0.1:${port}`, trace: 'off', screenshot: 'only-on-failure' }, webServer: { command: `"${process.execPath}" scripts/_serveProd.ts`, url: `http://127.0.0.1:${port}`, reuseExistingServer: false } }
