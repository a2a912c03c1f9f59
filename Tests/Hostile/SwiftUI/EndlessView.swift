import SwiftUI

struct Endless: View {
    var body: some View {
        VStack {
            Endless()
            Endless()
        }
    }
}
Endless()
