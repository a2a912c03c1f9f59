#!/bin/sh
# Builds Blueprint's and QuickLayout's layout from checkouts, and compares them with ours: see docs/performance.md.
#
#     compare.sh BLUEPRINT QUICKLAYOUT [words for PeerReport]
#
# The package that is built is a folder of links in .build: to the checkouts, and to the files here. Nothing of the
# checkouts is copied.
set -eu

if [ ! -d "${1:-}/BlueprintUI/Sources" ] || [ ! -d "${2:-}/Sources/QuickLayout" ]; then
    echo "compare.sh: needs a checkout of square/Blueprint and one of facebookincubator/QuickLayout" >&2
    exit 64
fi
blueprint=$(cd "$1" && pwd)/BlueprintUI/Sources
quicklayout=$(cd "$2" && pwd)/Sources
shift 2
here=$(cd "$(dirname "$0")" && pwd)
project=$(cd "$here/../.." && pwd)
package=$project/.build/bench-peers

# Makes a target's folder, new, with links to the files.
target() {
    folder=$package/$1
    shift
    rm -rf "$folder"
    mkdir -p "$folder"
    ln -s "$@" "$folder/"
}

mkdir -p "$package"
cp "$here/Package.swift" "$package/"
ln -sfn "$project" "$package/haggle"
for module in CoreGraphics QuartzCore simd; do target $module "$here/Stubs/Reexport.swift"; done
target UIKit "$here"/Stubs/UIKit/*.swift
# The files of Blueprint that lay out; the others make views, and are mentioned only by what the stubs replace.
# shellcheck disable=SC2046 # No name in the libraries contains a space.
target BlueprintUI "$here"/Stubs/BlueprintUI/*.swift $(
    cd "$blueprint" && find Element Environment Extensions Internal Layout Measuring -name '*.swift' |
        grep -vE '/(Accessibility|AccessibilityLinkKey|UIViewElement|DisplayScaleKey|LayoutDirectionKey|Logger)\.swift' |
        grep -vE '/(UIAccessibilityTraits|BidirectionalCollection|OSLog)\+Blueprint\.swift' |
        grep -vE '/(PassthroughView|CacheClearer|UIView|UIViewAnimationOptions|AnyObject\+Debugging)\.swift' |
        grep -vE '/(Decorate|Transformed|Opacity|Hidden|UserInteractionEnabled|TintAdjustmentMode)\.swift' |
        grep -vE '/LifecycleObserver\.swift' | sed "s|^|$blueprint/|")
target FastResultBuilder "$quicklayout"/FastResultBuilder/FastResultBuilder/*.swift
# shellcheck disable=SC2046
target QuickLayoutCore "$here"/Stubs/QuickLayoutCore/*.swift $(
    find "$quicklayout/QuickLayout/QuickLayoutCore" -name '*.swift' | grep -v '/Element+')
target QuickLayoutBridge "$quicklayout"/QuickLayout/QuickLayoutBridge/QuickLayout.swift \
    "$quicklayout"/QuickLayout/QuickLayoutBridge/LayoutBuilder.swift
target PeerText "$project"/Sources/TextMetrics/*.swift
benchmarks=$project/Benchmarks/Sources
target CAllocationCount "$benchmarks"/CAllocationCount/AllocationCount.c "$benchmarks/CAllocationCount/include"
target PeerMeasuring "$here"/Measuring/*.swift "$benchmarks/LayoutBenchmarks/ThreadClock.swift"
target PeerReport "$here"/Report/*.swift
for side in Real Ours; do
    name=$(echo $side | sed 's/Ours/Our/')
    leaves=$(if [ $side = Ours ]; then echo "$benchmarks/LayoutBenchmarks/LeafMeasures.swift"; fi)
    # shellcheck disable=SC2086
    target "${name}Blueprint" "$here"/Blueprint/*.swift "$here/Blueprint/$side"/*.swift $leaves \
        "$benchmarks/LayoutBenchmarks/Trees.swift"
    # shellcheck disable=SC2086
    target "${name}QuickLayout" "$here"/QuickLayout/*.swift "$here/QuickLayout/$side"/*.swift $leaves \
        "$benchmarks/LayoutBenchmarks/QuickLayoutTrees.swift" "$benchmarks/LayoutBenchmarks/Room.swift"
done

swift build -c release --package-path "$package" --quiet
exec "$(swift build -c release --package-path "$package" --show-bin-path)/PeerReport" "$@"
