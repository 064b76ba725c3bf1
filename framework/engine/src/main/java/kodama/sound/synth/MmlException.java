package kodama.sound.synth;

/** Says what is wrong at a place of a song's text. */
final class MmlException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int offset;

    /** The offset is that of a character in the text. */
    MmlException(int offset, String what) {
        super(what, null, false, false);
        this.offset = offset;
    }

    /** The message behind line and column, both counted from 1. */
    String at(String text) {
        int line = 1;
        int lineStart = 0;
        for (int i = 0; i < Math.min(offset, text.length()); i++) {
            if (text.charAt(i) != '\n') continue;
            line++;
            lineStart = i + 1;
        }
        return line + ":" + (offset - lineStart + 1) + ": " + getMessage();
    }
}
