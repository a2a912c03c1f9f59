#!/bin/sh
# Builds the layout of Blueprint, QuickLayout and OpenSwiftUI from checkouts, and compares them with ours: see
# docs/performance.md.
#
#     compare.sh BLUEPRINT QUICKLAYOUT OPENSWIFTUI [words for PeerReport]
#
# A checkout may be missing: "" in its place. The package that is built is a folder of links in .build: to the checkouts,
# and to the files here. Nothing of the checkouts is copied.
set -eu

fail() {
    echo "compare.sh: $1" >&2
    exit 64
}

# Prints the absolute path of a folder in a checkout; nothing without a checkout.
sources() {
    [ -n "$1" ] || return 0
    [ -d "$1/$2" ] || fail "no checkout of $3 in $1"
    cd "$1/$2" && pwd
}

[ $# -ge 3 ] && [ -n "$1$2$3" ] ||
    fail "needs a checkout of square/Blueprint, facebookincubator/QuickLayout or OpenSwiftUIProject/OpenSwiftUI"
blueprint=$(sources "$1" BlueprintUI/Sources square/Blueprint)
quicklayout=$(sources "$2" Sources/QuickLayout facebookincubator/QuickLayout)
openswiftui=$(sources "$3" Sources/OpenSwiftUICore OpenSwiftUIProject/OpenSwiftUI)
shift 3
here=$(cd "$(dirname "$0")" && pwd)
project=$(cd "$here/../.." && pwd)
benchmarks=$project/Benchmarks/Sources
package=$project/.build/bench-peers
libraries=

# Makes a target's folder, new, with links to the files.
target() {
    folder=$package/$1
    shift
    rm -rf "$folder"
    mkdir -p "$folder"
    ln -s "$@" "$folder/"
}

# Makes the programs of a library: those of both sides have the same trees.
programs() {
    library=$1
    shift
    target "Real$library" "$here/$library"/*.swift "$here/$library/Real"/*.swift "$@"
    target "Our$library" "$here/$library"/*.swift "$here/$library/Ours"/*.swift "$@" \
        "$benchmarks/LayoutBenchmarks/LeafMeasures.swift"
    libraries="$libraries $library"
}

mkdir -p "$package"
rm -rf "$package"/Real* "$package"/Our*
cp "$here/Package.swift" "$package/"
ln -sfn "$project" "$package/haggle"
for module in CoreGraphics QuartzCore simd; do target $module "$here/Stubs/Reexport.swift"; done
target UIKit "$here"/Stubs/UIKit/*.swift
target PeerText "$project"/Sources/TextMetrics/*.swift
target CAllocationCount "$benchmarks"/CAllocationCount/AllocationCount.c "$benchmarks/CAllocationCount/include"
target PeerMeasuring "$here"/Measuring/*.swift "$benchmarks/LayoutBenchmarks/ThreadClock.swift"
target PeerReport "$here"/Report/*.swift

if [ -n "$blueprint" ]; then
    # The files of Blueprint that lay out; the others make views, and are mentioned only by what the stubs replace.
    # shellcheck disable=SC2046 # No name in the libraries contains a space.
    target BlueprintUI "$here"/Stubs/BlueprintUI/*.swift $(
        cd "$blueprint" && find Element Environment Extensions Internal Layout Measuring -name '*.swift' |
            grep -vE '/(Accessibility|AccessibilityLinkKey|UIViewElement|DisplayScaleKey|LayoutDirectionKey|Logger)\.swift' |
            grep -vE '/(UIAccessibilityTraits|BidirectionalCollection|OSLog)\+Blueprint\.swift' |
            grep -vE '/(PassthroughView|CacheClearer|UIView|UIViewAnimationOptions|AnyObject\+Debugging)\.swift' |
            grep -vE '/(Decorate|Transformed|Opacity|Hidden|UserInteractionEnabled|TintAdjustmentMode)\.swift' |
            grep -vE '/LifecycleObserver\.swift' | sed "s|^|$blueprint/|")
    programs Blueprint "$benchmarks/LayoutBenchmarks/Trees.swift"
fi
if [ -n "$quicklayout" ]; then
    target FastResultBuilder "$quicklayout"/../FastResultBuilder/FastResultBuilder/*.swift
    # shellcheck disable=SC2046
    target QuickLayoutCore "$here"/Stubs/QuickLayoutCore/*.swift $(
        find "$quicklayout/QuickLayoutCore" -name '*.swift' | grep -v '/Element+')
    target QuickLayoutBridge "$quicklayout"/QuickLayoutBridge/QuickLayout.swift \
        "$quicklayout"/QuickLayoutBridge/LayoutBuilder.swift
    programs QuickLayout "$benchmarks/LayoutBenchmarks/QuickLayoutTrees.swift" "$benchmarks/LayoutBenchmarks/Room.swift"
fi
if [ -n "$openswiftui" ]; then
    target OpenAttributeGraphShims "$here/Stubs/Empty.swift"
    target OpenSwiftUI_SPI "$here/Stubs/Empty.swift"
    # The files that measure and place, and those that they need. The stubs replace the attribute graph and the views.
    # shellcheck disable=SC2046
    target OpenSwiftUICore "$here"/Stubs/OpenSwiftUICore/*.swift $(
        cd "$openswiftui" && ls \
            Layout/Layout.swift Layout/LayoutProxy.swift Layout/LayoutView.swift Layout/PlacementContext.swift \
            Layout/LayoutComputer/LayoutComputer.swift \
            Layout/Alignment/AlignmentGuide.swift Layout/Edge/*.swift \
            Layout/Geometry/Axis.swift Layout/Geometry/LayoutTraits.swift Layout/Geometry/Placement.swift \
            Layout/Geometry/ProposedSize.swift Layout/Geometry/Spacing.swift Layout/Geometry/UnitPoint.swift \
            Layout/Modifier/FrameLayout.swift Layout/Modifier/PaddingLayout.swift \
            Layout/Stack/HStack.swift Layout/Stack/HVStack.swift Layout/Stack/StackLayout.swift \
            Layout/Stack/VStack.swift Layout/Stack/ZStack.swift \
            Layout/View/ViewDimensions.swift Layout/View/ViewGeometry.swift Layout/View/ViewSize.swift \
            Animation/Animatable/AnimatablePair.swift Animation/Animatable/Vector*.swift \
            Util/Extension/CG[PRS]*.swift Util/Extension/Comparable+Extension.swift \
            Util/Extension/FloatingPoint+Extension.swift Util/Extension/Round+Extension.swift \
            Util/Extension/UnsafePointer+Extension.swift Util/StandardLibraryAdditions.swift |
            sed "s|^|$openswiftui/|")
    programs SwiftUI "$benchmarks/LayoutBenchmarks/SwiftUITrees.swift"
fi

PEER_LIBRARIES=$libraries
export PEER_LIBRARIES
swift build -c release --package-path "$package" --quiet
report=$(swift build -c release --package-path "$package" --show-bin-path)/PeerReport
if [ $# -gt 0 ]; then exec "$report" "$@"; fi
for library in $libraries; do "$report" "$library"; done
