/// Names for the rows of the lists.
enum Cities {
  static let all = [
    "Aarhus", "Accra", "Athens", "Basel", "Bern", "Bogota", "Cairo", "Cork", "Dakar", "Delhi",
    "Dublin", "Essen", "Fes", "Geneva", "Graz", "Hanoi", "Helsinki", "Izmir", "Kyoto", "Lima",
    "Lisbon", "Lyon", "Madrid", "Malmo", "Nairobi", "Oslo", "Paris", "Porto", "Quito", "Riga",
    "Rome", "Seoul", "Sofia", "Tallinn", "Turin", "Utrecht", "Vienna", "Vilnius", "Warsaw",
    "Zurich",
  ]

  /// The cities with one first letter.
  struct Section {
    var letter: String
    var cities: [String]
  }

  static var byLetter: [Section] {
    Dictionary(grouping: all) { String($0.prefix(1)) }
      .map { Section(letter: $0, cities: $1) }
      .sorted { $0.letter < $1.letter }
  }

  /// A name that no list has, from a number.
  static func name(_ number: Int) -> String { "New town \(number)" }
}
