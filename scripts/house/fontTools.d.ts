// The packages by which fonts are made say nothing of their types.
declare module 'fontkit'
declare module 'subset-font'
declare module 'wawoff2'
