import SwiftUI

struct Preview: View {
  var body: some View { Text("Preview") }
}
