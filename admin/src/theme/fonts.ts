import '@fontsource-variable/bricolage-grotesque/wght.css'
import '@fontsource-variable/source-sans-3/wght.css'
