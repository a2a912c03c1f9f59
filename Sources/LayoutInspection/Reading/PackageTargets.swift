import SwiftSource

/// The modules of sources: each target of a package is one. A manifest names targets with `.target(name:path:)`;
/// targets without a path are folders in `Sources/` and `Tests/`. Each page of a playground is a module, too. Sources
/// outside of packages belong to an app, if there are several.
struct PackageTargets {
    /// The module of each source, by its number; nil if it is in none.
    let modules: [String?]

    /// A target and the folder of its sources, which ends in a slash.
    private struct Target {
        let name: String
        let folder: String
    }

    init(of sources: SourceSet, _ trees: [SourceFile]) {
        let manifests = zip(sources.files, trees).filter { $0.0.name.lastComponent == "Package.swift" }
        let packages = manifests.map {
            (folder: $0.0.name.folder, targets: Self.targets(of: $0.1, in: $0.0.name.folder))
        }
        let apps = AppFolders(of: sources, trees)
        modules = sources.files.map { file in
            if file.name.lastComponent == "Package.swift" { return nil }
            if let page = Self.page(around: file.name) { return page }
            // The innermost package, and the innermost target in it.
            let package = packages.filter { file.name.hasPrefix($0.folder) }.max {
                $0.folder.utf8.count < $1.folder.utf8.count
            }
            let tests = Self.tests(around: file.name)
            guard let package else { return tests ?? apps.app(of: file.name) }
            let target = package.targets.filter { file.name.hasPrefix($0.folder) }
                .max { $0.folder.utf8.count < $1.folder.utf8.count }
            return target?.name ?? Self.conventional(String(file.name.dropFirst(package.folder.count))) ?? tests
        }
    }

    /// The folder of an app's tests that a source is in, as Xcode names them: `MyAppUITests/`; nil if there is none.
    private static func tests(around name: String) -> String? {
        folder(around: name) { $0.hasSuffix("Tests") }
    }

    /// The page of a playground that a source is in, or the playground itself; nil if there is none.
    private static func page(around name: String) -> String? {
        folder(around: name) { $0.hasSuffix(".xcplaygroundpage") || $0.hasSuffix(".playgroundpage") }
            ?? folder(around: name) { $0.hasSuffix(".playground") }
    }

    /// The outermost folder around a source whose name meets a condition.
    private static func folder(around name: String, where isOfKind: (Substring) -> Bool) -> String? {
        let folders = name.folder.split(separator: "/")
        guard let last = folders.firstIndex(where: isOfKind) else { return nil }
        return folders[...last].joined(separator: "/") + "/"
    }

    /// The target of a source by its path in the package: `Sources/App/View.swift`.
    private static func conventional(_ path: String) -> String? {
        let parts = path.split(separator: "/")
        guard parts.count > 2, ["Sources", "Source", "src", "srcs", "Tests"].contains(String(parts[0])) else {
            return nil
        }
        return String(parts[1])
    }

    /// The targets that a manifest declares with a path, anywhere in it.
    private static func targets(of manifest: SourceFile, in folder: String) -> [Target] {
        manifest.nodes.compactMap { node in
            if case .part(let part) = node, case .call(let call) = part.kind { target(call, in: folder) } else { nil }
        }
    }

    private static func target(_ call: CallArguments, in folder: String) -> Target? {
        func text(_ label: String) -> String? {
            call.arguments.first { $0.label?.text == label }?.value.text
        }
        guard let name = text("name"), var path = text("path") else { return nil }
        if path.hasPrefix("./") { path.removeFirst(2) }
        if path == "." { path = "" }
        return Target(name: name, folder: path.isEmpty || path.hasSuffix("/") ? folder + path : folder + path + "/")
    }
}

extension Expression {
    /// The text of a string literal; nil for other expressions.
    fileprivate var text: String? {
        guard case .string(let literal) = kind, literal.segments.count == 1, case .text(let text) = literal.segments[0]
        else { return nil }
        return text
    }
}
