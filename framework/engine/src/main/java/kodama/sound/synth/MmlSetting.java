package kodama.sound.synth;

/** A setting that a command sets to a number. */
enum MmlSetting {
    OCTAVE("o", 0, 8),
    VOLUME("v", 0, 15),
    TEMPO("t", 20, 400),
    GATE("q", 1, 8),
    GATE_TICKS("@q", 0, 192),
    PAN("p", 0, 127),
    SHAPE("@", 0, 8),
    CUSTOM_WAVE("@w", 0, 999),
    VOLUME_SEQUENCE("@v", 0, 999),
    ARPEGGIO("@e", 0, 999),
    DETUNE("D", -1200, 1200),
    SHIFT("K", -24, 24),
    SWEEP("S", -1200, 1200),
    VIBRATO("M", 0, Vibrato.MAX_CENTS);

    private final String letters;
    private final int least;
    private final int most;

    MmlSetting(String letters, int least, int most) {
        this.letters = letters;
        this.least = least;
        this.most = most;
    }

    /** Parses its number. */
    int read(MmlCursor cursor) {
        int offset = cursor.offset();
        String what = "'" + letters + "'";
        return check(offset, least < 0 ? cursor.signedNumber(what) : cursor.number(what));
    }

    int check(int offset, int value) {
        return check(offset, letters, value, least, most);
    }

    static int check(int offset, String name, int value, int least, int most) {
        if (value < least || value > most)
            throw new MmlException(offset, name + " must be between " + least + " and " + most + " but was " + value);
        return value;
    }
}
