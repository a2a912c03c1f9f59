import Testing

/// Constraints as apps write them otherwise than by anchors.
struct ConstraintTests {
    @Test func `the visual format of constraints is read, with metrics, lengths of others and alignments`() throws {
        let shown = try Shown(
            """
            import UIKit
            final class Login: UIView {
                let name = UILabel(), note = UILabel(), button = UIButton()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    name.text = "Name"
                    note.text = "note"
                    button.setTitle("OK", for: .normal)
                    let views: [String: Any] = ["name": name, "note": note, "button": button]
                    for case let view as UIView in views.values {
                        view.translatesAutoresizingMaskIntoConstraints = false
                        addSubview(view)
                    }
                    addConstraints(
                        NSLayoutConstraint.constraints(
                            withVisualFormat: "H:|-edge-[name(6)]-1-[note(==name)]-(>=0)-[button]-edge-|",
                            options: .alignAllTop, metrics: ["edge": 2], views: views))
                    NSLayoutConstraint.activate(
                        NSLayoutConstraint.constraints(
                            withVisualFormat: "V:|-1-[name]-(>=0@250)-|", options: [], metrics: nil, views: views))
                }
                required init?(coder: NSCoder) { fatalError() }
            }
            """, width: 24, height: 3, drawsBoxes: false)
        #expect(shown.picture == "\n  Name   note       OK\n")
        #expect(shown.holes == [] && shown.told == [])
    }

    @Test func `SnapKit's constraints are those that they make`() throws {
        let shown = try Shown(
            """
            import SnapKit
            import UIKit
            final class Profile: UIViewController {
                private let box = UIView(), title = UILabel(), note = UILabel(), button = UIButton(type: .system)
                override func viewDidLoad() {
                    super.viewDidLoad()
                    title.text = "Ada"
                    note.text = "a note that wraps"
                    note.numberOfLines = 0
                    button.setTitle("OK", for: .normal)
                    view.addSubview(box)
                    [title, note, button].forEach { box.addSubview($0) }
                    box.snp.makeConstraints { make in
                        make.edges.equalToSuperview().inset(UIEdgeInsets(top: 1, left: 2, bottom: 0, right: 2))
                    }
                    title.snp.makeConstraints { make in
                        make.top.equalTo(view.safeAreaLayoutGuide).offset(1)
                        make.centerX.equalToSuperview()
                    }
                    note.snp.makeConstraints {
                        $0.top.equalTo(title.snp.bottom).offset(1)
                        $0.leading.equalToSuperview()
                        $0.width.equalTo(box).multipliedBy(0.5)
                    }
                    button.snp.makeConstraints { make in
                        make.trailing.bottom.equalToSuperview()
                        make.size.equalTo(CGSize(width: 4, height: 2))
                    }
                    button.snp.updateConstraints { make in make.height.equalTo(1) }
                }
            }
            """, width: 24, height: 6, drawsBoxes: false)
        #expect(shown.picture == "\n           Ada\n\n  a note\n  that wraps\n                   OK")
        #expect(shown.holes == [] && shown.told == [])
    }
}
