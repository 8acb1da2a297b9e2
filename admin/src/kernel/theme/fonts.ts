import '@fontsource-variable/bitter/wght.css'
import '@fontsource-variable/bricolage-grotesque/wght.css'
import '@fontsource-variable/source-sans-3/wght.css'
import '@fontsource-variable/space-grotesk/wght.css'
