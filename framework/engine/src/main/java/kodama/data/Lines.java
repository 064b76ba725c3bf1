package kodama.data;

import java.util.List;

/** Reads a text line by line. */
public final class Lines {
    private Lines() {}

    /**
     * Reads a file.
     *
     * @param file its name, for messages
     * @param content its bytes, in UTF-8
     * @return its lines without their ends
     * @throws DataException if it is not UTF-8
     */
    public static List<String> read(String file, byte[] content) {
        return new DataText(file, content).whole().lines().toList();
    }
}
