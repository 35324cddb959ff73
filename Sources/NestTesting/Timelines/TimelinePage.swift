/// Writes a page with search and zoom, which has everything in it: the events as a trace, and a
/// script that draws what is visible of them.
nonisolated enum TimelinePage {
  static func write(
    _ events: some Sequence<LifecycleEvent>, title: String, to output: inout some TextOutputStream
  ) {
    output.write(head(title: title.escapedForMarkup))
    output.write("<script type=\"application/json\" id=\"trace\">\n")
    TimelineTrace.write(events, title: title, to: &output)
    output.write("</script>\n<script>\n\(script)\n</script>\n</body>\n</html>\n")
  }

  private static func head(title: String) -> String {
    let words = TimelineColors.states.map { "\($0)" } + ["progress"]
    let legend = words.map { "<span class=\"\($0)\">\($0)</span>" }
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" \
      content="default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'">
      <meta name="viewport" content="width=device-width">
      <meta name="color-scheme" content="light dark">
      <title>\(title)</title>
      <style>
      \(style)
      </style>
      </head>
      <body>
      <header>
      <h1>\(title)</h1>
      <div class="tools">
      <input type="search" id="search" placeholder="Search events" aria-label="Search events">
      <button id="previous" title="Previous event that is found">‹</button>
      <button id="next" title="Next event that is found (Return)">›</button>
      <output id="count" for="search"></output>
      <button id="out" title="Zoom out (−)">−</button>
      <button id="in" title="Zoom in (+)">+</button>
      <button id="all" title="Show all (0)">All</button>
      </div>
      <p class="legend">\(legend.joined(separator: " "))</p>
      </header>
      <main id="lanes" tabindex="0" aria-label="Lanes"></main>
      <ol id="found" aria-label="Events that are found"></ol>

      """
  }
}
