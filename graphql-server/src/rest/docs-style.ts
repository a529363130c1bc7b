/**
 * Changes to Swagger UI's styles: colours with a contrast of at least 4.5:1, and a visible focus. The list of servers
 * is hidden, because it has no label and every entry is this server. On a phone, the button that copies a path is hidden,
 * because another one covers half of it.
 */
export const DOCS_STYLE = `
body { margin: 0; }
.shop { max-width: 1460px; margin: 0 auto; padding: 24px 20px 0; color: #10231b; font: 700 18px/1.2 sans-serif; }
.swagger-ui .info { margin: 12px 0 24px; }
.swagger-ui .info .title small, .swagger-ui .info .title small.version-stamp { background: #4c5b53; }
.swagger-ui .info a, .swagger-ui .btn.authorize { color: #085c42; }
.swagger-ui .btn.authorize { border-color: #085c42; }
.swagger-ui .btn.authorize svg { fill: #085c42; }
.swagger-ui .btn.execute { background: #0c7c59; border-color: #0c7c59; }
.swagger-ui .opblock .opblock-summary-method { background: #4c5b53; }
.swagger-ui .opblock.opblock-get .opblock-summary-method { background: #1a5fb4; }
.swagger-ui .opblock.opblock-post .opblock-summary-method { background: #0c7c59; }
.swagger-ui .opblock.opblock-put .opblock-summary-method { background: #8a4b00; }
.swagger-ui .opblock.opblock-delete .opblock-summary-method { background: #b3261e; }
.swagger-ui .parameter__in, .swagger-ui .parameter__extension,
.swagger-ui .response-col_status .response-undocumented,
.swagger-ui .response-col_links .response-undocumented,
.swagger-ui .json-schema-2020-12-keyword--description { color: #4c5b53; }
.swagger-ui .parameter__name.required span, .swagger-ui .parameter__name.required::after { color: #b3261e; }
.swagger-ui .response-control-media-type__accept-message { color: #085c42; }
.swagger-ui .json-schema-2020-12__constraint--string { background: #7a5000; }
.swagger-ui .scheme-container .schemes > .schemes-server-container { display: none; }
.swagger-ui .scheme-container .schemes { justify-content: flex-end; }
@media (max-width: 640px) { .swagger-ui .opblock-summary .copy-to-clipboard { display: none; } }
.swagger-ui :focus-visible { outline: 2px solid #0c7c59; outline-offset: 2px; }
`
