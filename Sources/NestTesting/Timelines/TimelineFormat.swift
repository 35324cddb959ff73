/// A form in which recorded events can be written.
///
/// All forms show the same lanes: one for each controller, delegate or container, in the order in
/// which they come. A lane has the phases of appearance of a controller, its events, and how far
/// the transition of a container is, where `LifecycleRecorder.recordProgress(of:as:)` has recorded
/// it.
///
/// Writing takes linear time, and memory for the lanes only, not for the events.
public nonisolated enum TimelineFormat: String, CaseIterable, Sendable {
  /// A line for each event, which begins with its time in seconds. Progress is not shown.
  case text
  /// A drawing in SVG: phases as bars, events as ticks with labels, progress as a curve. It follows
  /// the style, light or dark, where it is shown.
  case svg
  /// A page in HTML with search and zoom, which needs nothing but itself.
  case html
  /// The trace event format in JSON, for chrome://tracing and ui.perfetto.dev.
  case trace

  /// Writes events, piece by piece.
  ///
  /// - Parameters:
  ///   - events: The events, in the order of their times. O(count): each is visited once, for a
  ///     drawing three times.
  ///   - title: The title above them; not in text.
  ///   - output: The stream to which the pieces are written.
  public func write(
    _ events: some BidirectionalCollection<LifecycleEvent>, title: String,
    to output: inout some TextOutputStream
  ) {
    switch self {
    case .text:
      for event in events where !event.callback.isProgress {
        output.write(event.timedDescription + "\n")
      }
    case .svg: TimelineDrawing(of: events, title: title).write(events, to: &output)
    case .html: TimelinePage.write(events, title: title, to: &output)
    case .trace: TimelineTrace.write(events, title: title, to: &output)
    }
  }

  /// Returns events as one text.
  ///
  /// - Parameters:
  ///   - events: The events, in the order of their times.
  ///   - title: The title above them; not in text.
  public func string(
    of events: some BidirectionalCollection<LifecycleEvent>, title: String
  ) -> String {
    var result = ""
    write(events, title: title, to: &result)
    return result
  }
}

nonisolated extension String {
  /// The text as it stands in the content, or in an attribute, of XML and HTML. Control characters,
  /// which XML has no place for, are spaces.
  var escapedForMarkup: String {
    guard utf8.contains(where: \.isSpecialInMarkup) else { return self }
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case _ where scalar.value < 0x20: result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The text as a string of JSON, with its quotation marks. It ends no element of a page in which
  /// it stands.
  var quotedForJSON: String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "<": result += "\\u003c"
      case _ where scalar.value < 0x20:
        result += "\\u00" + (scalar.value < 0x10 ? "0" : "") + String(scalar.value, radix: 16)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

nonisolated extension UInt8 {
  fileprivate var isSpecialInMarkup: Bool {
    self < 0x20 || self == 0x22 || self == 0x26 || self == 0x3C || self == 0x3E
  }
}
