nonisolated extension TimelinePage {
  /// The style of the page, light and dark.
  static let style = """
    :root{\(variables(.light, dark: false))}
    @media (prefers-color-scheme:dark){:root{\(variables(.dark, dark: true))}}
    *{box-sizing:border-box}
    body{margin:0;background:var(--background);color:var(--text);font:14px system-ui,Inter,sans-serif}
    header{position:sticky;top:0;z-index:1;background:var(--background);padding:12px 16px 8px;\
    border-bottom:1px solid var(--line)}
    h1{font-size:17px;margin:0 0 8px}
    .tools{display:flex;flex-wrap:wrap;gap:6px;align-items:center}
    input,button{font:inherit;color:inherit;background:var(--background);border:1px solid var(--tick);\
    border-radius:6px;padding:4px 10px;min-height:30px}
    input{width:18em;max-width:100%}
    button:hover{background:var(--line)}
    button:disabled{opacity:.4}
    :focus-visible{outline:2px solid var(--curve);outline-offset:1px}
    output{color:var(--secondary);min-width:7em;padding:0 4px}
    .legend{display:flex;flex-wrap:wrap;gap:6px;margin:8px 0 0;font-size:12px}
    .legend span{padding:1px 8px;border-radius:4px}
    .legend .progress{border-bottom:2px solid var(--curve);border-radius:0;padding:1px 2px 0}
    main{overflow:hidden;cursor:grab;touch-action:pan-y}
    main.owned{cursor:grabbing}
    svg{display:block;width:100%}
    svg text{font:11px ui-monospace,SFMono-Regular,Menlo,'DejaVu Sans Mono',monospace;fill:var(--text)}
    svg .name{font:600 13px system-ui,Inter,sans-serif}
    svg .secondary{fill:var(--secondary)}
    svg .label{paint-order:stroke;stroke:var(--background);stroke-width:3px;stroke-linejoin:round}
    svg path{fill:none}
    .grid{stroke:var(--line)}.bound{stroke:var(--line);stroke-dasharray:2 4}.tick{stroke:var(--tick);opacity:.6}
    .curve{stroke:var(--curve);stroke-width:1.8px}
    .other{opacity:.4}
    .hit.label{font-weight:700}.hit.tick{stroke:var(--curve);stroke-width:2px;opacity:1}
    .current.label{fill:var(--curve)}
    #found{list-style:none;margin:0;padding:8px 16px;border-top:1px solid var(--line);\
    font:12px ui-monospace,SFMono-Regular,Menlo,'DejaVu Sans Mono',monospace}
    #found:empty{display:none}
    #found button{border:0;padding:2px 6px;min-height:0;text-align:left;white-space:pre}
    \(phases)
    """

  private static let phases = TimelineColors.states.map { state in
    ".\(state){fill:var(--\(state));background:var(--\(state))}"
      + "svg .on-\(state){fill:var(--on-\(state))}.legend .\(state){color:var(--on-\(state))}"
  }.joined(separator: "\n")

  private static func variables(_ colors: TimelineColors, dark: Bool) -> String {
    let phases = zip(TimelineColors.states, colors.phases).map { state, color in
      let text = TimelineColors.textIsWhite(on: state, dark: dark) ? "#ffffff" : "#1b1f24"
      return "--\(state):\(color);--on-\(state):\(text);"
    }
    return "--background:\(colors.background);--text:\(colors.text);"
      + "--secondary:\(colors.secondaryText);--line:\(colors.line);--tick:\(colors.tick);"
      + "--curve:\(colors.curve);" + phases.joined()
  }
}
