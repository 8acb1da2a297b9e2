/** Of the line above the site as of a moment: the same in every look, so that nobody takes the page for the present one. */
export const asOfStyles = `
.as-of {
  position: sticky; top: 0; z-index: 1000; display: flex; flex-wrap: wrap; align-items: center; gap: 8px 16px;
  padding: 8px 16px; background: #1d2a38; color: #fff; font: 600 15px/1.4 system-ui, sans-serif;
}
.as-of p { margin: 0; flex: 1 1 260px; }
.as-of form { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; margin: 0; }
.as-of label { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; font-weight: 400; }
.as-of input, .as-of button, .as-of a {
  box-sizing: border-box; min-height: 44px; padding: 8px 12px; border: 1px solid #9fb3c8; border-radius: 6px; font: inherit;
}
.as-of input { background: #fff; color: #1d2a38; color-scheme: light; max-width: 100%; }
.as-of button { background: #fff; color: #1d2a38; cursor: pointer; }
.as-of a { display: inline-flex; align-items: center; color: #fff; text-decoration: underline; }
.as-of :focus-visible { outline: 3px solid #ffd34d; outline-offset: 2px; }
`
