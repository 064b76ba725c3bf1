package kodama.sound.synth;

/** A range of a song's text, from an offset to the offset after its last character. */
record TextSpan(int from, int to) {}
