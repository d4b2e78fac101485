// Prints a line of JSON for each address asked for. Plain JavaScript in a process of its own: Lighthouse is installed in this folder alone.
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

const [addresses = '[]', categories = '[]'] = process.argv.slice(2);
const onlyCategories = JSON.parse(categories);

for (const url of JSON.parse(addresses)) {
  const chrome = await launch({ chromePath: process.env.TEST_CHROMIUM, chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'], logLevel: 'silent' });
  try {
    const result = await lighthouse(url, { port: chrome.port, onlyCategories, disableFullPageScreenshot: true, logLevel: 'silent' });
    if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse could not look at ${url}: ${result?.lhr.runtimeError?.message}`);
    const { audits, categories: found } = result.lhr;
    const isBelow = ({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1;
    const answer = {
      url,
      scores: Object.fromEntries(Object.entries(found).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)])),
      below: Object.values(found).flatMap(({ auditRefs }) => auditRefs.filter(isBelow).map(({ id }) => `${id} ${audits[id].displayValue ?? ''}`.trim())),
      lcpMs: audits['largest-contentful-paint'].numericValue,
    };
    process.stdout.write(`${JSON.stringify(answer)}\n`);
  } finally {
    chrome.kill();
  }
}
