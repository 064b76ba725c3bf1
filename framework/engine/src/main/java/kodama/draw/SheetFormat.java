package kodama.draw;

import java.io.IOException;

/** Reads a file that describes the frames of the picture of the same name. Stateless; any thread may call it. */
public interface SheetFormat {
    /** Returns the extension of the files, without a dot. */
    String extension();

    /**
     * Reads the description of a picture's frames.
     *
     * @param path path of the file, for messages
     * @param file content of the file
     * @param picture the picture
     * @return the picture with its {@link SheetLayout}; the picture as it is if the file describes something else
     * @throws IOException if the file describes frames, but is damaged or does not fit the picture; the message names
     *     the place in the file
     */
    Image read(String path, byte[] file, Image picture) throws IOException;
}
