package kodama.draw.text;

import java.io.IOException;

/** The contents of a font file: a font of a fixed size, or a font for each size. */
public interface FontFile {
    /** Reads files of outline fonts; a port that is implemented with AWT. */
    @FunctionalInterface
    interface Reader {
        /** Reads a font; the message of an exception describes what is wrong with the file. */
        FontFile read(String name, byte[] file) throws IOException;
    }

    /** The size of a font with a fixed size. */
    int NATIVE_SIZE = 0;

    /**
     * Returns the font of a size.
     *
     * @param size height of the letters in pixels; {@link #NATIVE_SIZE} if not specified
     * @return the same font for the same arguments
     * @throws FontFailure if there is no such size
     */
    Font font(int size, boolean smooth);

    /** Returns the memory that it takes: approximate number of bytes. */
    long bytes();

    /**
     * Creates an exception for a size that was specified for a font with a fixed size.
     *
     * @param name name of the font
     */
    static FontFailure oneSize(String name) {
        return new FontFailure("font '" + name + "' has a fixed size; use 'scale' to enlarge it", null);
    }
}
