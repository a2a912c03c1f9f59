import PeerMeasuring

try PeerProgram(BlueprintTrees.kinds, random: BlueprintTrees.random, prepared: \.prepared).run()
