import PeerMeasuring

try PeerProgram(SwiftUIPeers.kinds, random: SwiftUIPeers.random, prepared: \.prepared).run()
