package kodama.draw;

import java.io.IOException;
import java.util.List;

/** Reads picture files of one format. Stateless; any thread may call it. */
public interface PictureFormat {
    /** Most pixels of a picture, or of all frames of a file together. */
    int MAX_PIXELS = 1 << 24;

    /** Returns the extensions of the files, without a dot; the preferred one first. */
    List<String> extensions();

    /**
     * Reads a picture.
     *
     * @param name name of the picture
     * @param path path of the file, for messages
     * @param file content of the file
     * @return a new picture, with its {@link SheetLayout} if it has several frames or names
     * @throws IOException if the file is not of this format, or damaged, or has too many pixels; the message names the
     *     place in the file
     */
    Image read(String name, String path, byte[] file) throws IOException;
}
