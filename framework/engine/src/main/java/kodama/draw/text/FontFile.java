package kodama.draw.text;

import java.io.IOException;

/** What was read from a font's file: one font, or as many as there are sizes. */
public interface FontFile {
    /** Reads the files of outline fonts: the port behind which AWT stands. */
    @FunctionalInterface
    interface Reader {
        /** Reads a font; the message of a failure says what is wrong with the file. */
        FontFile read(String name, byte[] file) throws IOException;
    }

    /** Stands for the size of a font that has only one. */
    int NATIVE_SIZE = 0;

    /**
     * Returns the font of a size.
     *
     * @param size how high the letters are, in pixels; {@link #NATIVE_SIZE} if none was said
     * @return the same font for the same wishes
     * @throws FontFailure if there is no such size
     */
    Font font(int size, boolean smooth);

    /** Tells how much memory it takes: about how many bytes. */
    long bytes();

    /**
     * Says that a size was named for a font that has only one.
     *
     * @param name of the font
     */
    static FontFailure oneSize(String name) {
        return new FontFailure("font '" + name + "' has letters of one size; 'scale' enlarges them", null);
    }
}
