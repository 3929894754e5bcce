import { escapeHtml } from '../../http/escape-html.ts'

type Parts = { subject: string; paragraphs: string[]; action: { label: string; link: string }; small: string }

/**
 * A mail in the product's look. Tables and styles on each element, since that is what mail programs understand; no
 * picture, since they hold those back. All words are escaped here.
 */
export function letterHtml({ subject, paragraphs, action, small }: Parts): string {
  const link = escapeHtml(action.link)
  const sans = "font-family:Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
  const mono = "font-family:'JetBrains Mono',ui-monospace,Menlo,Consolas,monospace"
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
<base target="_blank">
</head>
<body style="margin:0;background:#fbfaf6;color:#15191a;${sans}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:40px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px">
<tr><td style="padding:0 0 20px;${mono};font-size:17px;font-weight:700;letter-spacing:-.03em">
<span style="display:inline-block;width:22px;height:22px;line-height:22px;border-radius:6px;background:#0b7a52;color:#ffffff;text-align:center;font-size:14px;margin-right:8px">&#10003;</span>dryrun
</td></tr>
<tr><td style="background:#ffffff;border:1px solid #dedcd2;border-radius:10px;padding:32px;font-size:15px;line-height:1.55">
${paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${escapeHtml(paragraph)}</p>`).join('\n')}
<p style="margin:24px 0"><a href="${link}" style="display:inline-block;background:#15191a;color:#fbfaf6;text-decoration:none;font-weight:600;padding:12px 20px;border-radius:10px">${escapeHtml(action.label)}</a></p>
<p style="margin:0 0 6px;font-size:13px;color:#565e5c">If the button does nothing, open this address:</p>
<p style="margin:0;${mono};font-size:13px;word-break:break-all"><a href="${link}" style="color:#15191a">${link}</a></p>
</td></tr>
<tr><td style="padding:16px 0 0;font-size:13px;line-height:1.55;color:#565e5c">${escapeHtml(small)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}
