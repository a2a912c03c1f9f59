// A title between two buttons. Which is asked first, and what is left for the title?
import BlueprintDialect

let toolbar = Box(
    backgroundColor: UIColor(red: 0.16, green: 0.2, blue: 0.3, alpha: 1),
    wrapping: Inset(
        uniformInset: 1,
        wrapping: Row { row in
            row.verticalAlignment = .center
            row.horizontalUnderflow = .growUniformly
            row.minimumHorizontalSpacing = 1

            row.addFixed(child: Label(text: "‹ Back") { $0.color = .cyan })
            row.add(child: Centered(Label(text: "Inbox") { $0.color = .white }))
            row.addFixed(child: Label(text: "Edit") { $0.color = .cyan })
        }
    )
)
