import PeerMeasuring

try PeerProgram(QuickLayoutPeers.kinds, random: QuickLayoutPeers.random, prepared: \.prepared).run()
