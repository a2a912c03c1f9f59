# Builds haggle from the checkout that this formula stands in:
#
#     brew install --HEAD ./Packaging/haggle.rb
class Haggle < Formula
  desc "Terminal playground for layout negotiation"
  homepage "file://#{File.expand_path("..", __dir__)}"
  head "file://#{File.expand_path("..", __dir__)}", using: :git, branch: "main"

  depends_on xcode: ["26.0", :build]
  uses_from_macos "ncurses"

  def install
    system "swift", "build", "--disable-sandbox", "--configuration", "release", "--product", "haggle"
    system "sh", "Tools/install.sh", ".build/release/haggle", prefix
  end

  test do
    (testpath/"card.swift").write <<~SWIFT
      import BlueprintUI
      let card = Centered(Label(text: "hi"))
    SWIFT
    picture = shell_output("#{bin}/haggle render card.swift --width 6 --height 1 --boxes none")
    assert_equal "  hi", picture.chomp.rstrip
  end
end
