package kodama.sound.synth;

/** A piece of a song's text, from an offset to the one behind its last character. */
record TextSpan(int from, int to) {}
