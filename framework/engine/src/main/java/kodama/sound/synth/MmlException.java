package kodama.sound.synth;

/** Thrown for an error at an offset of a song's text. */
final class MmlException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int offset;

    /** Creates an error at the offset of a character. */
    MmlException(int offset, String what) {
        super(what, null, false, false);
        this.offset = offset;
    }

    /** Returns the message with line and column, both counted from 1. */
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
