import '@mantine/spotlight/styles.layer.css'
